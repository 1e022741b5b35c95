import { enqueue } from "@selvedge/db/jobs";
import { withDivision } from "@selvedge/db/with-division";
import { newsletterLinkDays } from "@selvedge/domain/limits";
import { normaliseEmail } from "@selvedge/domain/text";
import type { Platform } from "../../platform.ts";
import { countTry, limits, mayTry } from "../../plugins/limits.ts";
import { confirmToken, digestOfToken, leaveToken } from "./links.ts";
import * as queries from "./queries.ts";

export interface Wish {
  email: string;
  firstName: string;
  mailingList: string;
  remoteAddress: string;
}

/**
 * Notes that an address asks to join a shop's list; a job writes the mail. Known, new and left addresses take the same
 * way and the same time, so nobody learns which one theirs is. Beyond three mails an hour an address gets none, which is
 * not told either. Throws tooManyTries for a caller who asks for very many addresses.
 */
export async function subscribe(platform: Platform, divisionId: number, wish: Wish): Promise<void> {
  const { pools, config, now } = platform;
  const emailNormalised = normaliseEmail(wish.email);
  await countTry(pools, limits.subscriptions, wish.remoteAddress);
  if (!(await mayTry(pools, limits.newsletterMails, emailNormalised))) return;
  const askedAt = now();
  await withDivision(pools.web, divisionId, async (db) => {
    const subscriberId = await queries.recordAsk(db, divisionId, {
      ...wish,
      emailNormalised,
      tokenDigest: digestOfToken(confirmToken(config.secret, divisionId, emailNormalised, askedAt)),
      leaveDigest: digestOfToken(leaveToken(config.secret, divisionId, emailNormalised)),
      askedAt,
    });
    // Asked twice before the mail is written, it is written once, with the newest link.
    const key = `newsletter ${divisionId} ${subscriberId}`;
    await enqueue(db, "newsletter_asked", { divisionId, subscriberId }, { key });
  });
}

/**
 * Follows the link of a confirmation mail; false for one that is unknown, older than seven days, replaced by a newer one
 * or dead because its address has left. It counts once: followed again it changes nothing and still says true, because
 * many mail services open a link before their reader does.
 */
export async function confirmSubscription(platform: Platform, divisionId: number, token: string): Promise<boolean> {
  if (!isToken(token)) return false;
  const now = platform.now();
  const sentAfter = new Date(now.getTime() - newsletterLinkDays * 86_400_000);
  return withDivision(platform.pools.web, divisionId, (db) =>
    queries.confirm(db, divisionId, digestOfToken(token), { now, sentAfter }),
  );
}

/** Whether a link leads off this shop's list. */
export async function canLeave({ pools }: Platform, divisionId: number, token: string): Promise<boolean> {
  if (!isToken(token)) return false;
  return withDivision(
    pools.web,
    divisionId,
    async (db) => (await queries.subscriberByLeaveDigest(db, divisionId, digestOfToken(token))) !== undefined,
  );
}

/** Takes the address that a link was sent to off this shop's list; false for an unknown link. May be done twice. */
export async function leaveList({ pools, now }: Platform, divisionId: number, token: string): Promise<boolean> {
  if (!isToken(token)) return false;
  return withDivision(pools.web, divisionId, (db) => queries.leave(db, divisionId, digestOfToken(token), now()));
}

const isToken = (text: string) => /^[\w-]{22}$/.test(text);
