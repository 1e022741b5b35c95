// The address of a sign-up is proved by its six digits, typed in the browser that signed up, or by the link of the same mail,
// opened anywhere.

import type { Bound } from "@selvedge/db/bound";
import { withDivision, withoutDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import type { AskedFor } from "@selvedge/domain/sign-up/sign-up-steps";
import type { Platform } from "../../../platform.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { writeSecurityEvent } from "../../../plugins/log/security-log.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { hashOfSessionToken } from "../../../plugins/session/session.ts";
import { readLink, redeemCode, redeemLink } from "../one-time-codes/index.ts";
import { lockAccount, lockSignUp, lockSignUpOfVisitor, type SignUpRow } from "./queries.ts";
import {
  beginDraft,
  confirmAccount,
  deleteSignUp,
  endSessionsOf,
  joinCustomer,
  setConfirmed,
} from "./write-queries.ts";

/** An account whose address has just been confirmed. */
export interface Confirmed {
  accountId: number;
  fullName: string;
  /** What the sign-up asked for. */
  askedFor: AskedFor;
}

interface Typed {
  code: string;
  sessionToken: string;
  remoteAddress: string;
  requestId: string;
}

const wrongCode = "That is not the code. Please check the newest email.";

/**
 * Confirms the address of this browser's sign-up by its six digits. null where it waits with none,
 * as after a second press. Throws validation with the field "code"; tooManyTries.
 */
export async function confirmByCode(platform: Platform, given: Typed): Promise<Confirmed | null> {
  const { pools } = platform;
  await countTry(pools, limits.confirmationCodes, given.remoteAddress);
  const visitorHash = hashOfSessionToken(given.sessionToken);
  const found = await withoutDivision(pools.web, (db) => lockSignUpOfVisitor(db, visitorHash));
  if (!found) return null;
  // Committed also after wrong digits, so that the try counts.
  const outcome = await withDivision(pools.web, found.division_id, async (db) => {
    const signUp = await lockSignUpOfVisitor(db, visitorHash);
    if (!signUp) return "gone" as const;
    const redeemed = await redeemCode(platform, db, "verify_email", {
      sentTo: signUp.email_normalised,
      code: given.code,
    });
    if (!redeemed.ok) return redeemed;
    const confirmed = await confirm(platform, db, signUp, given.requestId);
    // The session's value of before the sign-in opens nothing any more.
    if (confirmed) await deleteSignUp(db, signUp.id);
    return confirmed;
  });
  if (outcome === "gone") return null;
  if (outcome && "accountId" in outcome) return outcome;
  const message =
    outcome && "triesLeft" in outcome && outcome.triesLeft === 0
      ? "This code no longer works. Send a new one below."
      : wrongCode;
  throw new Refusal("validation", { message, errors: { code: [message] } });
}

/** The address that a link would confirm; null for one that no longer works. */
export async function addressOfLink(platform: Platform, token: string): Promise<string | null> {
  const row = await withoutDivision(platform.pools.web, (db) => readLink(platform, db, "verify_email", token));
  return row && row.account_id !== null ? row.sent_to : null;
}

/** Confirms the address of the sign-up that a link names; null for a link that no longer works. Of two at once one works. */
export async function confirmByLink(platform: Platform, token: string, requestId: string): Promise<Confirmed | null> {
  const { pools } = platform;
  const row = await withoutDivision(pools.web, (db) => readLink(platform, db, "verify_email", token));
  if (!row) return null;
  return withDivision(pools.web, row.division_id ?? (0 as DivisionId), async (db) => {
    const redeemed = await redeemLink(platform, db, "verify_email", token);
    const signUp = redeemed && (await lockSignUp(db, Number(redeemed.data.signUpId)));
    return signUp ? confirm(platform, db, signUp, requestId) : null;
  });
}

/**
 * Confirms in the caller's transaction. Whoever proved the address chose the password: sessions that somebody else began
 * with another one end.
 */
async function confirm(platform: Platform, db: Bound, signUp: SignUpRow, requestId: string): Promise<Confirmed | null> {
  if (signUp.account_id === null) return null;
  const account = await lockAccount(db, signUp.account_id);
  // The account was confirmed by another sign-up, or moved to another address.
  if (account.verified_at !== null || account.email_normalised !== signUp.email_normalised) return null;
  const at = platform.now();
  await confirmAccount(db, account.id, signUp.password_hash, at);
  await endSessionsOf(db, account.id);
  await joinCustomer(db, signUp.division_id, {
    accountId: account.id,
    emailNormalised: signUp.email_normalised,
    shouldHaveStore: signUp.should_have_store,
  });
  await setConfirmed(db, signUp.id, at);
  if (signUp.should_have_store) await beginDraft(db, account.id, signUp.shop_words);
  await writeSecurityEvent(db, {
    action: "account.confirmed",
    subject: `account ${account.id}`,
    account: { id: account.id, name: account.full_name },
    requestId,
  });
  const askedFor = { store: signUp.should_have_store, dashboard: signUp.dashboard_access };
  return { accountId: account.id, fullName: account.full_name, askedFor };
}
