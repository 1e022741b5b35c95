import { withDivision, withoutDivision } from "@selvedge/db/with-division";
import { safeRedirectPath } from "@selvedge/domain/access/redirect-path";
import type { DivisionId } from "@selvedge/domain/ids";
import type { Platform } from "../../../platform.ts";
import type { Account } from "../../../plugins/access/find-account.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { lookUpPlace } from "../../../plugins/tenancy.ts";
import { issueCode } from "../one-time-codes/index.ts";
import { isCustomerOf } from "./queries.ts";
import { handOverPath } from "./start.ts";

/** A hand-over that a shop's host asks for. */
export interface AskedHandOver {
  /** As the shop's host wrote it: given back unchanged. */
  state: string;
  redirectTo: string;
  host: string;
  /** The shop's own address, from the table of hosts and never from the request. */
  origin: string;
  shopName: string;
  divisionId: DivisionId;
}

/** What a request for a hand-over asks for; null where its host leads to no shop, or its state is none. */
export async function handOverAsked(
  { pools, config }: Platform,
  given: { host?: string | null; state?: string | null; redirect_uri?: string | null },
): Promise<AskedHandOver | null> {
  const { state } = given;
  if (!state || !/^[\w-]{43}$/.test(state)) return null;
  const place = await lookUpPlace(pools, config.baseHost, given.host ?? "");
  if (place?.kind !== "shop" || !place.division) return null;
  return {
    state,
    redirectTo: safeRedirectPath(given.redirect_uri, "/account/"),
    host: place.host,
    origin: `${config.publicProtocol}://${place.host}${config.publicPort}`,
    shopName: place.division.name,
    divisionId: place.division.id,
  };
}

/**
 * The address at the shop that creates the session there: once, within a minute, at that host and in that browser alone.
 * Without `isAgreed` null for an account that is no customer of the shop yet: the person is asked first, because the shop
 * learns who they are. Throws tooManyTries.
 */
export async function giveHandOver(
  platform: Platform,
  account: Account,
  { state, redirectTo, host, origin, divisionId }: AskedHandOver,
  isAgreed: boolean,
): Promise<string | null> {
  const { pools } = platform;
  const isKnown =
    isAgreed || (await withDivision(pools.web, divisionId, (db) => isCustomerOf(db, divisionId, account.id)));
  if (!isKnown) return null;
  await countTry(pools, limits.handOvers, String(account.id));
  const { token } = await withoutDivision(pools.web, (db) =>
    issueCode(platform, db, {
      purpose: "hand_over",
      sentTo: host,
      accountId: account.id,
      divisionId,
      data: { host, state, redirectTo },
    }),
  );
  return `${origin}${handOverPath}${token}/`;
}
