import { withoutDivision } from "@selvedge/db/with-division";
import type { Platform } from "../../../platform.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { issueCode } from "../one-time-codes/index.ts";
import { factorsOf } from "./queries.ts";

/** Sends a code to the account's phone that is good for one sign-in or session alone; false without a phone. */
export async function sendSecondFactorText(platform: Platform, accountId: number, sentFor: string): Promise<boolean> {
  const { phone } = await withoutDivision(platform.pools.web, (db) => factorsOf(db, accountId));
  if (!phone) return false;
  await countTry(platform.pools, limits.textMessagesByAccount, String(accountId));
  await withoutDivision(platform.pools.web, (db) =>
    issueCode(platform, db, { purpose: "second_factor", sentTo: phone, accountId, data: { sentFor } }),
  );
  return true;
}

/** "+44•••••••123": enough to know which phone it is. */
export const maskedPhone = (phone: string): string =>
  phone.slice(0, 3) + "•".repeat(Math.max(phone.length - 6, 0)) + phone.slice(-3);
