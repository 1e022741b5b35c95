// What guards look at, read off a request: the host's place, and the account where somebody is signed in.

import { merchantPermissionsOf } from "@selvedge/domain/access/merchant-roles";
import { type AccountFacts, type VisitFacts, visitFacts } from "@selvedge/domain/access/visit-facts";
import type { FastifyRequest } from "fastify";
import type { Platform } from "../platform.ts";
import type { Account } from "./access.ts";

/** Facts of the host alone: the same for every visitor, so shared pages may ask for them. `path` carries its query. */
export const placeFacts = ({ origins }: Platform, { place }: FastifyRequest, path: string): VisitFacts =>
  visitFacts({
    path,
    mainOrigin: origins.main,
    context: place.context,
    site: place.kind,
    divisionId: place.division?.id ?? null,
  });

/** The same with who is signed in. */
export const signedInFacts = (facts: VisitFacts, account: Account | null): VisitFacts => ({
  ...facts,
  account: account && accountFacts(account, facts.divisionId),
});

function accountFacts({ isVerified, hasSignedEula, staff, shops }: Account, divisionId: number | null): AccountFacts {
  const member = shops.find(({ id }) => id === divisionId);
  return {
    isVerified,
    hasSignedEula,
    isInternal: staff !== null,
    hasStore: shops.length > 0,
    permissions: member ? merchantPermissionsOf(member.role, member.extra) : [],
  };
}
