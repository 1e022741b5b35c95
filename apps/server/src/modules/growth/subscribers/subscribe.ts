import { enqueue } from "@selvedge/db/jobs";
import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import { normaliseEmail } from "@selvedge/domain/text";
import type { Platform } from "../../../platform.ts";
import { countTry, limits, mayTry } from "../../../plugins/limits.ts";
import { confirmToken, digestOfToken, leaveToken } from "./links.ts";
import { recordRequest } from "./write-queries.ts";

export interface Subscription {
  email: string;
  firstName: string;
  mailingList: string;
  remoteAddress: string;
}

/**
 * Stores that an address subscribes to a shop's list; a job writes the mail. Known, new and left addresses take the same
 * path and the same time, so the caller cannot learn which one it is. Beyond three mails an hour an address gets none,
 * and the answer is the same. Throws tooManyTries for a caller who sends very many addresses.
 */
export async function subscribe(platform: Platform, divisionId: DivisionId, subscription: Subscription): Promise<void> {
  const { pools, config, now } = platform;
  const emailNormalised = normaliseEmail(subscription.email);
  await countTry(pools, limits.subscriptions, subscription.remoteAddress);
  if (!(await mayTry(pools, limits.newsletterMails, emailNormalised))) return;
  const askedAt = now();
  await withDivision(pools.web, divisionId, async (db) => {
    const subscriberId = await recordRequest(db, divisionId, {
      ...subscription,
      emailNormalised,
      tokenDigest: digestOfToken(confirmToken(config.secret, divisionId, emailNormalised, askedAt)),
      leaveDigest: digestOfToken(leaveToken(config.secret, divisionId, emailNormalised)),
      askedAt,
    });
    // Two requests before the mail is written give one mail, with the newest link.
    const key = `newsletter ${divisionId} ${subscriberId}`;
    await enqueue(db, "newsletter_asked", { divisionId, subscriberId }, { key });
  });
}
