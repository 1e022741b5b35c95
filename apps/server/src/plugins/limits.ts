// How often one caller may try. Counted in the database, so that two processes count together.
import type { Pools } from "@selvedge/db/pools";
import { sql } from "kysely";
import { logSecurityEvent } from "./log/security-log.ts";
import { Refusal } from "./refusal.ts";

export interface Limit {
  name: string;
  tries: number;
  windowSeconds: number;
}

export const limits = {
  signInByAccount: { name: "sign-in account", tries: 10, windowSeconds: 900 },
  signInByAddress: { name: "sign-in address", tries: 60, windowSeconds: 900 },
  signInMails: { name: "sign-in mails", tries: 6, windowSeconds: 3600 },
  signInMailsByRange: { name: "sign-in mails range", tries: 120, windowSeconds: 3600 },
  signInCodes: { name: "sign-in codes", tries: 10, windowSeconds: 900 },
  signInCodesByRange: { name: "sign-in codes range", tries: 120, windowSeconds: 900 },
  handOvers: { name: "hand-overs", tries: 60, windowSeconds: 900 },
  signUps: { name: "sign-ups", tries: 40, windowSeconds: 3600 },
  confirmationMails: { name: "confirmation mails", tries: 5, windowSeconds: 3600 },
  confirmationCodes: { name: "confirmation codes", tries: 60, windowSeconds: 900 },
  shopAddresses: { name: "shop addresses", tries: 300, windowSeconds: 900 },
  codesByAccount: { name: "codes account", tries: 10, windowSeconds: 900 },
  textMessagesByAccount: { name: "text messages account", tries: 5, windowSeconds: 900 },
  failedSignInsByAccount: { name: "failed sign-ins account", tries: 3, windowSeconds: 900 },
  withoutCaptcha: { name: "without captcha", tries: 5, windowSeconds: 3600 },
  resetRequests: { name: "reset requests", tries: 20, windowSeconds: 3600 },
  resetMails: { name: "reset mails", tries: 3, windowSeconds: 3600 },
  badgesByTerminal: { name: "badges terminal", tries: 60, windowSeconds: 900 },
  proofsByAccount: { name: "proofs account", tries: 10, windowSeconds: 900 },
  proofMails: { name: "proof mails", tries: 5, windowSeconds: 900 },
  passkeyChallenges: { name: "passkey challenges", tries: 300, windowSeconds: 900 },
  emailChanges: { name: "email changes", tries: 10, windowSeconds: 3600 },
  shopPasswords: { name: "shop passwords", tries: 20, windowSeconds: 900 },
  shopVisitors: { name: "shop visitors", tries: 60, windowSeconds: 3600 },
  orders: { name: "orders", tries: 120, windowSeconds: 900 },
  checkoutForms: { name: "checkout forms", tries: 120, windowSeconds: 900 },
  giftCardCodes: { name: "gift card codes", tries: 60, windowSeconds: 900 },
  giftCardSales: { name: "gift card sales", tries: 60, windowSeconds: 3600 },
  giftCardMails: { name: "gift card mails", tries: 20, windowSeconds: 3600 },
  codes: { name: "discount codes", tries: 600, windowSeconds: 900 },
  postcodesByReceipt: { name: "postcodes receipt", tries: 12, windowSeconds: 3600 },
  postcodesByAddress: { name: "postcodes address", tries: 120, windowSeconds: 3600 },
  addressSearches: { name: "address searches", tries: 240, windowSeconds: 900 },
  quotes: { name: "quotes", tries: 12, windowSeconds: 3600 },
  quoteArt: { name: "quote art", tries: 30, windowSeconds: 3600 },
  orderSearches: { name: "order searches", tries: 12, windowSeconds: 3600 },
  orderSearchesByRange: { name: "order searches range", tries: 60, windowSeconds: 900 },
  takeBacks: { name: "take backs", tries: 30, windowSeconds: 900 },
  takeBackMails: { name: "take back mails", tries: 3, windowSeconds: 3600 },
  returns: { name: "returns", tries: 20, windowSeconds: 3600 },
  returnPhotos: { name: "return photos", tries: 40, windowSeconds: 3600 },
  receipts: { name: "receipts", tries: 600, windowSeconds: 900 },
  sharedLinks: { name: "shared links", tries: 60, windowSeconds: 3600 },
  searches: { name: "searches", tries: 1200, windowSeconds: 900 },
  typedTexts: { name: "typed texts", tries: 3000, windowSeconds: 900 },
  personalisedLines: { name: "personalised lines", tries: 200, windowSeconds: 900 },
  subscriptions: { name: "subscriptions", tries: 60, windowSeconds: 900 },
  favouriteMails: { name: "favourite mails", tries: 20, windowSeconds: 3600 },
  favouriteMailsByAddress: { name: "favourite mails address", tries: 5, windowSeconds: 3600 },
  favouriteLinks: { name: "favourite links", tries: 120, windowSeconds: 900 },
  gates: { name: "gates", tries: 30, windowSeconds: 900 },
  contactMessages: { name: "contact messages", tries: 12, windowSeconds: 3600 },
  reviews: { name: "reviews", tries: 60, windowSeconds: 3600 },
  stockNotices: { name: "stock notices", tries: 30, windowSeconds: 3600 },
  stockNoticeMails: { name: "stock notice mails", tries: 10, windowSeconds: 3600 },
  newsletterMails: { name: "newsletter mails", tries: 3, windowSeconds: 3600 },
  reveals: { name: "reveals", tries: 20, windowSeconds: 3600 },
  auditChecks: { name: "audit checks", tries: 20, windowSeconds: 3600 },
  customerViews: { name: "customer views", tries: 60, windowSeconds: 3600 },
  permissionRequests: { name: "permission requests", tries: 60, windowSeconds: 3600 },
  invitations: { name: "invitations", tries: 60, windowSeconds: 3600 },
  shopExports: { name: "shop exports", tries: 10, windowSeconds: 86_400 },
  domainLooks: { name: "domain looks", tries: 120, windowSeconds: 3600 },
  addressChanges: { name: "address changes", tries: 10, windowSeconds: 86_400 },
  uploads: { name: "uploads", tries: 300, windowSeconds: 3600 },
  missedPages: { name: "missed pages", tries: 1, windowSeconds: 600 },
  loggedRefusals: { name: "logged refusals", tries: 30, windowSeconds: 3600 },
} as const satisfies Record<string, Limit>;

/** Counts one try of `who` and ends the request with 429 when there were too many in this window. */
export async function countTry(pools: Pools, limit: Limit, who: string): Promise<void> {
  const tries = await countedTries(pools, limit, who);
  if (tries <= limit.tries) return;
  // Once a window: further tries do not fill the log.
  if (tries === limit.tries + 1)
    await logSecurityEvent(pools, { action: "limit.reached", subject: `limit ${limit.name}`, detail: { who } });
  throw new Refusal("tooManyTries");
}

export interface Try {
  limit: Limit;
  who: string;
}

/** The part of a larger statement that counts one try where its part `from` has a row; returns `count`. */
export const tryCounted = ({ limit, who }: Try, from: string) => sql`
  insert into rate_limits (key, window_started_at, count)
  select ${`${limit.name} ${who}`}, to_timestamp(floor(extract(epoch from now()) / ${limit.windowSeconds}::int) * ${limit.windowSeconds}::int), 1
  from ${sql.ref(from)}
  on conflict (key, window_started_at) do update set count = rate_limits.count + 1 returning count`;

/** Counts one try of `who` and returns whether it is still within the limit. */
export const mayTry = async (pools: Pools, limit: Limit, who: string): Promise<boolean> =>
  (await countedTries(pools, limit, who)) <= limit.tries;

/** How many tries of `who` this window has seen, without counting one. */
export async function triesOf(pools: Pools, limit: Limit, who: string): Promise<number> {
  const { rows } = await pools.web.query({
    name: "tries-of",
    text: `select count from rate_limits
      where key = $1 and window_started_at = to_timestamp(floor(extract(epoch from now()) / $2) * $2)`,
    values: [`${limit.name} ${who}`, limit.windowSeconds],
  });
  return rows[0]?.count ?? 0;
}

async function countedTries(pools: Pools, limit: Limit, who: string): Promise<number> {
  const { rows } = await pools.web.query({
    name: "count-try",
    text: `insert into rate_limits (key, window_started_at, count)
      values ($1, to_timestamp(floor(extract(epoch from now()) / $2) * $2), 1)
      on conflict (key, window_started_at) do update set count = rate_limits.count + 1 returning count`,
    values: [`${limit.name} ${who}`, limit.windowSeconds],
  });
  return rows[0].count;
}
