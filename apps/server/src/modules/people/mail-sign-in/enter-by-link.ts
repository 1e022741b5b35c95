import type { Bound } from "@selvedge/db/bound";
import { withoutDivision } from "@selvedge/db/with-division";
import { safeRedirectPath } from "@selvedge/domain/access/redirect-path";
import type { FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { requireDivision } from "../../../plugins/tenancy.ts";
import { enterByMail, type SignInState, type Visit } from "../accounts/index.ts";
import { readLink, redeemLink } from "../one-time-codes/index.ts";
import { forgetMailed, type Mailed } from "./mailed-to.ts";
import { provenAccount } from "./proven-account.ts";

/** Whom a mail's link signs in, and where it leads; null for one that is over, and for another shop's. Changes nothing. */
export const linkOf = (platform: Platform, request: FastifyRequest, token: string): Promise<Mailed | null> =>
  withoutDivision(platform.pools.web, (db) => readHere(platform, db, request, token));

/**
 * Signs in by a mail's link, which ends with it; null for one that is over, and for another shop's, which stays as it is.
 * Of two at once one works. Throws accountDisabled.
 */
export async function enterByLink(
  platform: Platform,
  visit: Visit,
  { token, isBrief }: { token: string; isBrief: boolean },
): Promise<{ state: SignInState; redirectTo: string } | null> {
  const { request, reply } = visit;
  const entered = await withoutDivision(platform.pools.web, async (db) => {
    const link = await readHere(platform, db, request, token);
    if (!link || !(await redeemLink(platform, db, "sign_in", token))) return null;
    return { ...link, accountId: await provenAccount(platform, db, link.email, request) };
  });
  if (!entered) return null;
  forgetMailed(platform, reply);
  return { state: await enterByMail(platform, visit, entered.accountId, { isBrief }), redirectTo: entered.redirectTo };
}

async function readHere(platform: Platform, db: Bound, request: FastifyRequest, token: string): Promise<Mailed | null> {
  const row = await readLink(platform, db, "sign_in", token);
  if (!row || row.division_id !== requireDivision(request).id) return null;
  return { email: row.sent_to, redirectTo: safeRedirectPath(row.data.redirectTo, "/") };
}
