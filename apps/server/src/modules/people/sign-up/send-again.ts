// Another code for the same sign-up, to the same address or to one that was meant.
import type { Bound } from "@selvedge/db/bound";
import { withDivision, withoutDivision } from "@selvedge/db/with-division";
import { normaliseEmail } from "@selvedge/domain/text";
import type { Platform } from "../../../platform.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { hashOfSessionToken } from "../../../plugins/session/session.ts";
import { lastIssuedAt } from "../one-time-codes/index.ts";
import { findOrMakeAccount, sendCode } from "./create-customer.ts";
import { accountByAddress, lockSignUpOfVisitor, type SignUpRow, signUpOfVisitor } from "./queries.ts";
import { ensureCustomer, setAccountAddress, setSignUpAddress } from "./write-queries.ts";

/** Seconds between two mails with a code. */
export const resendSeconds = 60;

/** When the code of an address may be sent again; a moment that has passed means now. */
export async function mayResendAt(db: Bound, emailNormalised: string): Promise<Date> {
  const last = await lastIssuedAt(db, "verify_email", emailNormalised);
  return new Date(last ? last.getTime() + resendSeconds * 1000 : 0);
}

/**
 * Sends a new code to the address of this browser's sign-up. Sent twice in a minute, the second does nothing. Throws
 * notFound; tooManyTries.
 */
export async function sendAgain(platform: Platform, sessionToken: string): Promise<void> {
  const { pools } = platform;
  const { email_normalised: address } = await openSignUp(platform, sessionToken);
  const mayAt = await withoutDivision(pools.web, (db) => mayResendAt(db, address));
  if (mayAt > platform.now()) return;
  await countTry(pools, limits.confirmationMails, address);
  await inSignUp(platform, sessionToken, async (db, signUp) => {
    if ((await mayResendAt(db, signUp.email_normalised)) > platform.now()) return;
    // The account of the address may have been confirmed or moved away since.
    const { email, email_normalised: emailNormalised, password_hash: passwordHash } = signUp;
    const found = await findOrMakeAccount(db, { email, emailNormalised, passwordHash });
    const madeAccount = found.madeAccount || (signUp.made_account && found.accountId === signUp.account_id);
    await setSignUpAddress(db, signUp.id, { email, emailNormalised, accountId: found.accountId, madeAccount });
    await sendCode(platform, db, { ...codeOf(signUp), accountId: found.accountId });
  });
}

/**
 * Moves this browser's sign-up to another address and sends a code there. Whether that one has an account shows nowhere but
 * in its mail. Throws notFound; tooManyTries.
 */
export async function moveToAddress(platform: Platform, sessionToken: string, email: string): Promise<void> {
  const emailNormalised = normaliseEmail(email);
  const open = await openSignUp(platform, sessionToken);
  if (emailNormalised === open.email_normalised) return;
  await countTry(platform.pools, limits.confirmationMails, emailNormalised);
  await inSignUp(platform, sessionToken, async (db, signUp) => {
    const address = { email, emailNormalised, passwordHash: signUp.password_hash };
    const account = (await movedAccount(db, signUp, address)) ?? (await findOrMakeAccount(db, address));
    await setSignUpAddress(db, signUp.id, { ...address, ...account });
    const shouldHaveStore = signUp.should_have_store;
    await ensureCustomer(db, signUp.division_id, { email, emailNormalised, shouldHaveStore });
    await sendCode(platform, db, { ...codeOf(signUp), accountId: account.accountId, emailNormalised });
  });
}

/** The account that this sign-up made, at its new address; null where it made none or the address is taken. */
async function movedAccount(
  db: Bound,
  { account_id: accountId, made_account: madeAccount }: SignUpRow,
  { email, emailNormalised }: { email: string; emailNormalised: string },
) {
  if (accountId === null || !madeAccount || (await accountByAddress(db, emailNormalised))) return null;
  await setAccountAddress(db, accountId, email, emailNormalised);
  return { accountId, madeAccount };
}

const codeOf = (signUp: SignUpRow) => ({
  signUpId: signUp.id,
  accountId: signUp.account_id,
  divisionId: signUp.division_id,
  emailNormalised: signUp.email_normalised,
});

/** The sign-up of a browser that waits for its code. Throws notFound. */
async function openSignUp({ pools }: Platform, sessionToken: string): Promise<SignUpRow> {
  const found = await withoutDivision(pools.web, (db) => signUpOfVisitor(db, hashOfSessionToken(sessionToken)));
  if (!found || found.confirmed_at) throw new Refusal("notFound");
  return found;
}

/** Works on the same, locked; does nothing once it is confirmed. */
async function inSignUp(
  platform: Platform,
  sessionToken: string,
  work: (db: Bound, signUp: SignUpRow) => Promise<void>,
): Promise<void> {
  const { division_id: divisionId } = await openSignUp(platform, sessionToken);
  await withDivision(platform.pools.web, divisionId, async (db) => {
    const signUp = await lockSignUpOfVisitor(db, hashOfSessionToken(sessionToken));
    if (signUp && !signUp.confirmed_at) await work(db, signUp);
  });
}
