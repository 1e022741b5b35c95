// Checks guards for a request. Facts of the address are loaded first, facts of the visitor when a guard reads them.

import { type Decision, decideFrom, type GuardName } from "@selvedge/domain/access/guards";
import { stranger, type VisitFacts, type VisitorFactName, visitFacts } from "@selvedge/domain/access/visit-facts";
import type { DivisionId } from "@selvedge/domain/ids";
import { mainDivisionId } from "@selvedge/domain/shops/special-shops";
import type { FastifyRequest } from "fastify";
import type { Platform } from "../../platform.ts";
import { shopFacts } from "./shop-facts.ts";
import { visitorFact } from "./visitor-facts.ts";

interface GuardTarget {
  /** The requested path, with its query. */
  path?: string;
  /** The requested shop; the host's shop by default. */
  divisionId?: DivisionId | undefined;
}

export interface GuardResult {
  decision: Decision;
  /** No guard read a fact of the visitor: the decision, and so the page, is the same for everyone. */
  isForEveryone: boolean;
}

/** Checks the guards that a route or a call names. */
export async function checkGuards(
  platform: Platform,
  request: FastifyRequest,
  names: readonly GuardName[],
  { path = request.url, divisionId = request.place.division?.id }: GuardTarget = {},
): Promise<GuardResult> {
  if (names.length === 0) return { decision: { ok: true }, isForEveryone: true };
  const facts = await addressFacts(platform, request, path, divisionId ?? null);
  const known = new Set<VisitorFactName>();
  for (;;) {
    const answer = decideFrom(names, facts, known);
    if ("decision" in answer) return { decision: answer.decision, isForEveryone: known.size === 0 };
    for (const name of answer.needs) {
      Object.assign(facts, { [name]: await visitorFact(name, { platform, request, divisionId: divisionId ?? null }) });
      known.add(name);
    }
  }
}

/** Facts of the address alone: the same for every visitor. */
async function addressFacts(
  platform: Platform,
  { place }: FastifyRequest,
  path: string,
  divisionId: DivisionId | null,
): Promise<VisitFacts> {
  const isHosts = divisionId === (place.division?.id ?? null);
  const shop = divisionId === null ? null : await shopFacts(platform, divisionId);
  return visitFacts({
    path,
    mainOrigin: platform.origins.main,
    context: place.context,
    site: isHosts ? place.kind : "shop",
    divisionId,
    companyId: shop?.companyId ?? null,
    // The platform's own site is never closed: signing in and out must always be possible there.
    store:
      !shop || divisionId === mainDivisionId ? { ...stranger.store, isPro: shop?.store.isPro ?? false } : shop.store,
  });
}
