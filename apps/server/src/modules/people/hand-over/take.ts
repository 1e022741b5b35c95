import type { Bound } from "@selvedge/db/bound";
import { withoutDivision } from "@selvedge/db/with-division";
import { safeRedirectPath } from "@selvedge/domain/access/redirect-path";
import type { Platform } from "../../../platform.ts";
import { enterHandedOver, type Visit } from "../accounts/index.ts";
import { readLink, redeemLink } from "../one-time-codes/index.ts";
import { forgetStarted, startedState } from "./start.ts";

/**
 * Signs in with the token that the platform's site has given for this host and this browser, and returns the path to go on
 * to; null for one that was used, is over, or was given for another host, shop or browser, which stays as it is. Of two at
 * once one works.
 */
export async function takeHandOver(platform: Platform, visit: Visit, token: string): Promise<string | null> {
  const taken = await withoutDivision(platform.pools.web, async (db) => {
    const row = await readHere(platform, db, visit, token);
    return row && (await redeemLink(platform, db, "hand_over", token));
  });
  if (!taken || taken.account_id === null) return null;
  forgetStarted(platform, visit.reply);
  const isIn = await enterHandedOver(platform, visit, taken.account_id);
  return isIn ? safeRedirectPath(taken.data.redirectTo, "/") : null;
}

async function readHere(platform: Platform, db: Bound, { request }: Visit, token: string) {
  const row = await readLink(platform, db, "hand_over", token);
  const { place } = request;
  if (!row || row.division_id !== place.division?.id || row.data.host !== place.host) return null;
  const state = startedState(platform, request);
  return state !== null && row.data.state === state ? row : null;
}
