import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import { normaliseEmail } from "@selvedge/domain/text";
import type { CaptchaTokens } from "../../../adapters/captcha/captcha.ts";
import type { Platform } from "../../../platform.ts";
import { requireCaptcha } from "../../../plugins/captcha.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { writeSecurityEvent } from "../../../plugins/log/security-log.ts";
import { hashOfSessionToken } from "../../../plugins/session/session.ts";
import { hashPassword } from "../accounts/index.ts";
import { issueCode } from "../one-time-codes/index.ts";
import { accountByAddress } from "./queries.ts";
import { ensureCustomer, insertAccount, writeSignUp } from "./write-queries.ts";

export interface NewCustomer {
  /** Of the captcha. */
  tokens: CaptchaTokens;
  email: string;
  password: string;
  shouldHaveStore: boolean;
  dashboardAccess: boolean;
  /** What was typed as the shop's name; empty for nothing. */
  shopWords: string;
  /** The shop whose host was asked. */
  divisionId: DivisionId;
  sessionToken: string;
  remoteAddress: string;
  requestId: string;
}

/**
 * Signs somebody up: an account whose address is not confirmed, and six digits to that address. An address with a confirmed
 * account takes the same path and the same time, and its owner gets a mail without a code. Nobody is signed in: what
 * confirms the address does that. Throws captchaNeeded; tooManyTries.
 */
export async function createCustomer(platform: Platform, given: NewCustomer): Promise<void> {
  const { pools } = platform;
  const emailNormalised = normaliseEmail(given.email);
  await countTry(pools, limits.signUps, given.remoteAddress);
  await countTry(pools, limits.confirmationMails, emailNormalised);
  await requireCaptcha(platform, given.tokens, given.remoteAddress);
  const passwordHash = await hashPassword(given.password);
  await withDivision(pools.web, given.divisionId, async (db) => {
    const { accountId, madeAccount } = await findOrMakeAccount(db, { ...given, emailNormalised, passwordHash });
    const signUpId = await writeSignUp(db, {
      ...given,
      visitorHash: hashOfSessionToken(given.sessionToken),
      accountId,
      madeAccount,
      emailNormalised,
      passwordHash,
    });
    await ensureCustomer(db, given.divisionId, { ...given, emailNormalised });
    await sendCode(platform, db, { signUpId, accountId, divisionId: given.divisionId, emailNormalised });
    await writeSecurityEvent(db, {
      action: "account.created",
      subject: accountId && madeAccount ? `account ${accountId}` : "no account",
      detail: { address: given.remoteAddress },
      requestId: given.requestId,
    });
  });
}

interface Address {
  email: string;
  emailNormalised: string;
  passwordHash: string;
}

/** The account that a sign-up may confirm: a new one, or one that no one has confirmed; none where an owner has. */
export async function findOrMakeAccount(
  db: Bound,
  address: Address,
): Promise<{ accountId: number | null; madeAccount: boolean }> {
  const made = await insertAccount(db, address);
  if (made) return { accountId: made.id, madeAccount: true };
  const known = await accountByAddress(db, address.emailNormalised);
  const isOpen = known && known.verified_at === null && known.disabled_at === null;
  return { accountId: isOpen ? known.id : null, madeAccount: false };
}

/** Mails the code of a sign-up; without an account the mail says that there is one already. */
export const sendCode = (
  platform: Platform,
  db: Bound,
  of: { signUpId: number; accountId: number | null; divisionId: DivisionId; emailNormalised: string },
) =>
  issueCode(platform, db, {
    purpose: "verify_email",
    sentTo: of.emailNormalised,
    accountId: of.accountId,
    divisionId: of.divisionId,
    data: { signUpId: of.signUpId, ...(of.accountId === null ? { hasAccount: true } : {}) },
  });
