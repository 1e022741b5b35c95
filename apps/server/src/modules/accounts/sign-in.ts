import { withPlatform } from "@selvedge/db/with-division";
import { normaliseEmail } from "@selvedge/domain/text";
import type { Platform } from "../../platform.ts";
import { countTry, limits } from "../../plugins/limits.ts";
import { Refusal } from "../../plugins/refusal.ts";
import { logSecurityEvent, writeSecurityEvent } from "../../plugins/security-log.ts";
import { hashOfVisitor, newVisitor } from "../../plugins/session.ts";
import { sessionEnd } from "../../plugins/session-end.ts";
import { isPassword } from "./passwords.ts";
import { accountByEmail, deleteSession, insertSession } from "./queries.ts";

type KnownAccount = NonNullable<Awaited<ReturnType<typeof accountByEmail>>>;

interface SignIn {
  email: string;
  password: string;
  remoteAddress: string;
  userAgent: string;
  requestId: string;
  /** The visitor that signs in; its session, if it had one, ends. */
  visitor: string | null;
}

/** The logins that the demo world prints. They open nothing outside development. */
const demoEmail = /@selvedge\.test$/;

/**
 * Signs in and gives the value of the new session's cookie. Throws wrongLogin with the same text and in the same time
 * for an unknown address and a wrong password; tooManyTries; accountDisabled.
 */
export async function signIn(platform: Platform, given: SignIn): Promise<string> {
  const email = normaliseEmail(given.email);
  await countTry(platform.pools, limits.signInByAddress, given.remoteAddress);
  await countTry(platform.pools, limits.signInByAccount, email);
  const account = await withPlatform(platform.pools.web, (db) => accountByEmail(db, email));
  const isRight = await isPassword(given.password, account?.password_hash ?? "");
  const refused = refusalOf(platform, email, account, isRight);
  if (!account || refused) {
    await logRefused(platform, given, account, refused ?? "wrongLogin");
    throw new Refusal(refused ?? "wrongLogin");
  }
  return startSession(platform, account, given);
}

type SignInRefusal = "wrongLogin" | "demoLoginRefused" | "accountDisabled";

function refusalOf(
  { config }: Platform,
  email: string,
  account: KnownAccount | undefined,
  isRight: boolean,
): SignInRefusal | null {
  if (!account || !isRight) return "wrongLogin";
  if (config.environment === "production" && demoEmail.test(email)) return "demoLoginRefused";
  return account.disabled_at ? "accountDisabled" : null;
}

/** What was typed as an address may be anything, a password among it: only the account that it belongs to is written down. */
const logRefused = (
  { pools }: Platform,
  { remoteAddress, userAgent, requestId }: SignIn,
  account: KnownAccount | undefined,
  reason: SignInRefusal,
) =>
  logSecurityEvent(pools, {
    action: "session.refused",
    subject: account ? `account ${account.id}` : "no account",
    detail: { reason, address: remoteAddress, userAgent: userAgent.slice(0, 300) },
    requestId,
  });

/** A new cookie value at every sign-in: whoever knew the old one knows nothing. */
async function startSession({ pools, now }: Platform, account: KnownAccount, given: SignIn): Promise<string> {
  const next = newVisitor();
  const { remoteAddress, userAgent, requestId } = given;
  const expiresAt = sessionEnd(now(), account.is_staff);
  await withPlatform(pools.web, async (db) => {
    if (given.visitor) await deleteSession(db, hashOfVisitor(given.visitor));
    await insertSession(db, { tokenHash: hashOfVisitor(next), accountId: account.id, expiresAt, userAgent });
    await writeSecurityEvent(db, {
      action: "session.begun",
      subject: `account ${account.id}`,
      account: { id: account.id, name: account.full_name },
      detail: { address: remoteAddress, userAgent: userAgent.slice(0, 300) },
      requestId,
    });
  });
  return next;
}
