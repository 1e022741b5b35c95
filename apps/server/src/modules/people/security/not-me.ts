// "It wasn't me": the link in the mails about a sign-in and about a changed address. It signs everybody out, brings the old
// address back and leads to a new password.
import type { Bound } from "@selvedge/db/bound";
import { withoutDivision } from "@selvedge/db/with-division";
import { normaliseEmail } from "@selvedge/domain/text";
import type { FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { writeSecurityEvent } from "../../../plugins/log/security-log.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { accountById, closePassword, endEverySession } from "../accounts/index.ts";
import { endCodesOf, issueCode, type PurposeName, readLink, redeemLink } from "../one-time-codes/index.ts";
import { deletePasskeysSince } from "../passkeys/index.ts";
import { setEmail } from "./write-queries.ts";

const linkPurposes = ["not_me", "undo_email"] as const satisfies readonly PurposeName[];

/** What a link is about: a sign-in, or a changed address; null for a link that does not work. Changes nothing. */
export async function readNotMe(platform: Platform, token: string): Promise<"signIn" | "email" | null> {
  const row = await eachPurpose(platform, (db, purpose) => readLink(platform, db, purpose, token));
  return row && (row.purpose === "undo_email" ? "email" : "signIn");
}

/**
 * Closes an account to everybody: sessions, waiting sign-ins, remembered devices and its password end, and so do
 * later links and passkeys. Brings the address of before a change back, unless somebody has taken it. Returns the token of a link that sets a
 * new password. Throws linkGone.
 */
export async function secureAccount(platform: Platform, { ip, id }: FastifyRequest, token: string): Promise<string> {
  const { now } = platform;
  const resetToken = await eachPurpose(platform, async (db, purpose) => {
    const row = await redeemLink(platform, db, purpose, token);
    const account = row?.account_id ? await accountById(db, row.account_id) : undefined;
    if (!row || !account || account.disabled_at) return null;
    const before = purpose === "undo_email" ? String(row.data.email) : null;
    const isBack = before !== null && (await setEmail(db, account.id, both(before)));
    await closePassword(db, account.id);
    await endEverySession(db, account.id, now());
    await deletePasskeysSince(db, account.id, row.created_at);
    // Links of before stay: of several changes the owner's way back is the first.
    await endCodesOf(platform, db, account.id, { purposes: linkPurposes, afterId: row.id });
    await endCodesOf(platform, db, account.id, { purposes: ["change_email", "reset_password"] });
    await writeSecurityEvent(db, {
      action: isBack ? "email.restored" : "account.secured",
      subject: `account ${account.id}`,
      account: { id: account.id, name: account.full_name },
      detail: { address: ip },
      requestId: id,
    });
    const sentTo = normaliseEmail(isBack ? before : account.email);
    const code = { purpose: "reset_password", sentTo, accountId: account.id, isHandedOver: true } as const;
    return (await issueCode(platform, db, code)).token;
  });
  if (!resetToken) throw new Refusal("linkGone");
  return resetToken;
}

const both = (email: string) => ({ email, emailNormalised: normaliseEmail(email) });

/** The first result that is there, in one transaction. */
const eachPurpose = <T>(
  { pools }: Platform,
  find: (db: Bound, purpose: (typeof linkPurposes)[number]) => Promise<T | null>,
): Promise<T | null> =>
  withoutDivision(pools.web, async (db) => {
    for (const purpose of linkPurposes) {
      const found = await find(db, purpose);
      if (found) return found;
    }
    return null;
  });
