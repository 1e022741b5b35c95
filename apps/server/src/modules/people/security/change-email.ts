// The address that somebody signs in with: the new one is proved by the link or the digits of a mail before it replaces the
// old one.
import { withoutDivision } from "@selvedge/db/with-division";
import { normaliseEmail } from "@selvedge/domain/text";
import type { Platform } from "../../../platform.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { hashOfSessionToken } from "../../../plugins/session/session.ts";
import { accountByEmail } from "../accounts/index.ts";
import { endCodesOf, issueCode, openCode, redeemCode } from "../one-time-codes/index.ts";
import type { Owner } from "./change-factors.ts";
import { useEmail } from "./use-email.ts";

const sentForOf = (accountId: number): string => `account ${accountId}`;

/**
 * Mails a link and six digits to a new address. An address that has an account gets the same answer in the same time, and
 * its owner a mail without a code. Throws validation for the address that the account has; tooManyTries.
 */
export async function beginEmailChange(platform: Platform, { account }: Owner, typed: string): Promise<void> {
  const { pools } = platform;
  const email = typed.trim();
  const sentTo = normaliseEmail(email);
  if (sentTo === normaliseEmail(account.email))
    throw new Refusal("validation", { errors: { email: ["You sign in with this address already"] } });
  await countTry(pools, limits.emailChanges, String(account.id));
  await countTry(pools, limits.confirmationMails, sentTo);
  await withoutDivision(pools.web, async (db) => {
    const isTaken = (await accountByEmail(db, sentTo)) !== undefined;
    await endCodesOf(platform, db, account.id, { purposes: ["change_email"] });
    await issueCode(platform, db, {
      purpose: "change_email",
      sentTo,
      accountId: account.id,
      data: { sentFor: sentForOf(account.id), email, ...(isTaken ? { hasAccount: true } : {}) },
    });
  });
}

/** Puts the new address into use by the digits of its mail. Throws wrongCode; conflict for one that was taken meanwhile. */
export async function finishEmailChange(platform: Platform, owner: Owner, code: string): Promise<void> {
  const { account, request } = owner;
  await countTry(platform.pools, limits.codesByAccount, String(account.id));
  const isDone = await withoutDivision(platform.pools.web, async (db) => {
    const open = await openCode(platform, db, "change_email", account.id);
    if (!open) return false;
    const sentFor = sentForOf(account.id);
    const redeemed = await redeemCode(platform, db, "change_email", { sentTo: open.sent_to, code, sentFor });
    if (!redeemed.ok) return false;
    const keptSession = hashOfSessionToken(request.sessionToken!);
    await useEmail(platform, db, redeemed.row, { keptSession, address: request.ip, requestId: request.id });
    return true;
  });
  if (!isDone) throw new Refusal("wrongCode", { errors: { code: [new Refusal("wrongCode").message] } });
}

/** Gives up the change that waits for its code. */
export const cancelEmailChange = (platform: Platform, { account }: Owner): Promise<void> =>
  withoutDivision(platform.pools.web, (db) => endCodesOf(platform, db, account.id, { purposes: ["change_email"] }));
