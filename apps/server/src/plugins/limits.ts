// How often one caller may try. Counted in the database, so that two processes count together.
import type { Pools } from "@selvedge/db/pools";
import { Refusal } from "./refusal.ts";

export interface Limit {
  name: string;
  tries: number;
  windowSeconds: number;
}

export const limits = {
  signInByAccount: { name: "sign-in account", tries: 10, windowSeconds: 900 },
  signInByAddress: { name: "sign-in address", tries: 60, windowSeconds: 900 },
  orders: { name: "orders", tries: 120, windowSeconds: 900 },
  postcodesByReceipt: { name: "postcodes receipt", tries: 12, windowSeconds: 3600 },
  postcodesByAddress: { name: "postcodes address", tries: 120, windowSeconds: 3600 },
  receipts: { name: "receipts", tries: 600, windowSeconds: 900 },
  subscriptions: { name: "subscriptions", tries: 60, windowSeconds: 900 },
  newsletterMails: { name: "newsletter mails", tries: 3, windowSeconds: 3600 },
  reveals: { name: "reveals", tries: 20, windowSeconds: 3600 },
  permissionRequests: { name: "permission requests", tries: 60, windowSeconds: 3600 },
  uploads: { name: "uploads", tries: 300, windowSeconds: 3600 },
} as const satisfies Record<string, Limit>;

/** Counts one try of `who` and ends the request with 429 when there were too many in this window. */
export async function countTry(pools: Pools, limit: Limit, who: string): Promise<void> {
  if (!(await mayTry(pools, limit, who))) throw new Refusal("tooManyTries");
}

/** Counts one try of `who` and says whether it is still within the limit. */
export async function mayTry(pools: Pools, limit: Limit, who: string): Promise<boolean> {
  const { rows } = await pools.web.query({
    name: "count-try",
    text: `insert into rate_limits (key, window_started_at, count)
      values ($1, to_timestamp(floor(extract(epoch from now()) / $2) * $2), 1)
      on conflict (key, window_started_at) do update set count = rate_limits.count + 1 returning count`,
    values: [`${limit.name} ${who}`, limit.windowSeconds],
  });
  return rows[0].count <= limit.tries;
}
