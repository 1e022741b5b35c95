// A forgotten password: a mail with a link, a new password, every session ended. Nobody is signed in by it, so a second
// factor is never skipped.
import { enqueue } from "@selvedge/db/jobs";
import { withoutDivision } from "@selvedge/db/with-division";
import { normaliseEmail } from "@selvedge/domain/text";
import { newPasswordFault, passwordsDiffer, wordsAbout } from "@selvedge/domain/validation/rules/new-password";
import type { FastifyRequest } from "fastify";
import * as z from "zod";
import type { CaptchaTokens } from "../../../adapters/captcha/captcha.ts";
import type { Platform } from "../../../platform.ts";
import { addressRange } from "../../../plugins/address-range.ts";
import { requireCaptcha } from "../../../plugins/captcha.ts";
import { countTry, limits, mayTry } from "../../../plugins/limits.ts";
import { writeSecurityEvent } from "../../../plugins/log/security-log.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import type { Task } from "../../../task.ts";
import { issueCode, readLink, redeemLink } from "../one-time-codes/index.ts";
import { forgetDevices } from "../second-factors/index.ts";
import { hashPassword } from "./passwords.ts";
import { accountByEmail, accountById } from "./queries.ts";
import { deleteSessions, endAttempts, setPasswordHash } from "./write-queries.ts";

/**
 * Queues the mail of a forgotten password. The same happens for an address without an account, in the same time: whether
 * there is a mail is decided by the job. Throws captchaNeeded and tooManyTries.
 */
export async function requestPasswordReset(
  platform: Platform,
  { ip }: FastifyRequest,
  { email: typed, ...tokens }: { email: string } & CaptchaTokens,
): Promise<void> {
  const { pools } = platform;
  const email = normaliseEmail(typed);
  await countTry(pools, limits.resetRequests, addressRange(ip));
  await requireCaptcha(platform, tokens, ip);
  const isWithin = await mayTry(pools, limits.resetMails, email);
  await withoutDivision(pools.web, async (db) => {
    const account = await accountByEmail(db, email);
    const mailed = isWithin && account && !account.disabled_at ? account.id : null;
    await enqueue(db, "mail_password_reset", { accountId: mailed });
  });
}

const payload = z.object({ accountId: z.number().nullable() });

/** Issues the link of a forgotten password, which mails it. */
export const mailPasswordReset: Task = async (platform, given) => {
  const { accountId } = payload.parse(given);
  if (accountId === null) return;
  await withoutDivision(platform.pools.worker, async (db) => {
    const account = await accountById(db, accountId);
    if (!account || account.disabled_at) return;
    await issueCode(platform, db, {
      purpose: "reset_password",
      sentTo: normaliseEmail(account.email),
      accountId: account.id,
    });
  });
};

interface NewPassword {
  token: string;
  password: string;
  password_confirmation: string;
}

/** Whether a link would still set a new password. */
export const mayReset = async (platform: Platform, token: string): Promise<boolean> =>
  (await withoutDivision(platform.pools.web, (db) => readLink(platform, db, "reset_password", token))) !== null;

/**
 * Sets a new password by the link of a mail, once. Every session, every sign-in that waits for a code and every remembered
 * device ends. Throws linkGone, and validation with the words of the rules.
 */
export async function resetPassword(
  platform: Platform,
  request: FastifyRequest,
  { token, password, password_confirmation }: NewPassword,
): Promise<void> {
  const { pools, now } = platform;
  const known = await withoutDivision(pools.web, async (db) => {
    const row = await readLink(platform, db, "reset_password", token);
    return row?.account_id ? accountById(db, row.account_id) : null;
  });
  if (!known) throw new Refusal("linkGone");
  requireNewPassword(password, password_confirmation, wordsAbout(known.email, known.full_name));
  const passwordHash = await hashPassword(password);
  await withoutDivision(pools.web, async (db) => {
    const row = await redeemLink(platform, db, "reset_password", token);
    if (!row) throw new Refusal("linkGone");
    await setPasswordHash(db, known.id, passwordHash, now());
    await endEverySession(db, known.id, now());
    await writeSecurityEvent(db, {
      action: "password.reset",
      subject: `account ${known.id}`,
      account: { id: known.id, name: known.full_name },
      detail: { address: request.ip },
      requestId: request.id,
    });
  });
}

/** Ends every session of the account. Signing in again takes the second factor where there is one. */
export async function endEverySession(
  db: Parameters<typeof deleteSessions>[0],
  accountId: number,
  at: Date,
): Promise<void> {
  await deleteSessions(db, accountId);
  await endAttempts(db, accountId, at);
  await forgetDevices(db, accountId);
}

/** Ends the request with the words of the first rule that a new password breaks. */
export function requireNewPassword(password: string, confirmation: string, about: readonly string[]): void {
  const fault = newPasswordFault(password, about);
  if (fault) throw new Refusal("validation", { errors: { password: [fault] } });
  if (password !== confirmation)
    throw new Refusal("validation", { errors: { password_confirmation: [passwordsDiffer] } });
}
