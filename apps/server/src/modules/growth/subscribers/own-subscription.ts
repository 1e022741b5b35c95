// A shop's newsletter in the hands of the person whose confirmed address it goes to: no mail has to prove it again.

import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import { normaliseEmail } from "@selvedge/domain/text";
import type { Platform } from "../../../platform.ts";
import { digestOfToken, leaveToken } from "./links.ts";
import { subscriptionByEmail } from "./queries.ts";
import { eraseByEmail, joinConfirmed, leave } from "./write-queries.ts";

export type OwnSubscription = "subscribed" | "waiting" | "none";

/** Whether an address is on a shop's list, waits for its confirmation, or neither. */
export async function ownSubscription(
  { pools }: Platform,
  divisionId: DivisionId,
  email: string,
): Promise<OwnSubscription> {
  const found = await withDivision(pools.web, divisionId, (db) =>
    subscriptionByEmail(db, divisionId, normaliseEmail(email)),
  );
  if (!found || found.unsubscribed_at) return "none";
  return found.confirmed_at ? "subscribed" : "waiting";
}

/** Puts a confirmed address on the list, or takes it off. Doing so again changes nothing. */
export async function setOwnSubscription(
  { pools, config, now }: Platform,
  divisionId: DivisionId,
  { email, firstName, isWanted }: { email: string; firstName: string; isWanted: boolean },
): Promise<void> {
  const emailNormalised = normaliseEmail(email);
  const leaveDigest = digestOfToken(leaveToken(config.secret, divisionId, emailNormalised));
  await withDivision<unknown>(pools.web, divisionId, (db) =>
    isWanted
      ? joinConfirmed(db, divisionId, { email, emailNormalised, firstName, leaveDigest, now: now() })
      : leave(db, divisionId, leaveDigest, now()),
  );
}

/** Takes an address off the list and out of the table; the row stays as proof of the consent that there was. */
export const eraseSubscriber = (db: Bound, divisionId: DivisionId, email: string, now: Date): Promise<unknown> =>
  eraseByEmail(db, divisionId, normaliseEmail(email), now);
