import type { Bound } from "@selvedge/db/bound";
import { normaliseEmail } from "@selvedge/domain/text";
import type { Platform } from "../../../platform.ts";
import { writeSecurityEvent } from "../../../plugins/log/security-log.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { accountById, deleteSessions, endAttempts } from "../accounts/index.ts";
import { endCodesOf, issueCode } from "../one-time-codes/index.ts";
import { forgetDevices } from "../second-factors/index.ts";
import { setEmail } from "./write-queries.ts";

interface Proved {
  account_id: number | null;
  sent_to: string;
  data: Record<string, unknown>;
}

interface From {
  /** The session that stays signed in, if there is one. */
  keptSession: Buffer | null;
  /** The network address of the request. */
  address: string;
  requestId: string;
}

/**
 * Puts a proved address in place of the old one, which gets a mail with a way back. Every other session, waiting sign-in
 * and remembered device ends, and so do the links that were mailed to the old address. Throws linkGone for an account that
 * is switched off; conflict for an address that was taken meanwhile.
 */
export async function useEmail(
  platform: Platform,
  db: Bound,
  { account_id: accountId, sent_to: emailNormalised, data }: Proved,
  { keptSession, address, requestId }: From,
): Promise<void> {
  const account = accountId === null ? undefined : await accountById(db, accountId);
  if (!account || account.disabled_at) throw new Refusal("linkGone");
  const { id, email: oldEmail, full_name: name } = account;
  if (!(await setEmail(db, id, { email: String(data.email), emailNormalised }))) throw taken();
  await deleteSessions(db, id, keptSession ?? undefined);
  await endAttempts(db, id, platform.now());
  await forgetDevices(db, id);
  await endCodesOf(platform, db, id, { purposes: ["reset_password", "change_email"] });
  await issueCode(platform, db, {
    purpose: "undo_email",
    sentTo: normaliseEmail(oldEmail),
    accountId: id,
    data: { email: oldEmail },
  });
  await writeSecurityEvent(db, {
    action: "email.changed",
    subject: `account ${id}`,
    account: { id, name },
    detail: { address },
    requestId,
  });
}

const taken = () => new Refusal("conflict", { message: "There is an account with this address already." });
