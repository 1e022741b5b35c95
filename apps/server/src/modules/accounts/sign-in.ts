import { withPlatform } from "@selvedge/db/with-division";
import { normaliseEmail } from "@selvedge/domain/text";
import type { Platform } from "../../platform.ts";
import { countTry, limits } from "../../plugins/limits.ts";
import { Refusal } from "../../plugins/refusal.ts";
import { hashOfVisitor, newVisitor, sessionDays } from "../../plugins/session.ts";
import { isPassword } from "./passwords.ts";
import { accountByEmail, deleteSession, insertSession } from "./queries.ts";

interface SignIn {
  email: string;
  password: string;
  remoteAddress: string;
  userAgent: string;
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
  if (!account || !isRight) throw new Refusal("wrongLogin");
  if (platform.config.environment === "production" && demoEmail.test(email)) throw new Refusal("demoLoginRefused");
  if (account.disabled_at) throw new Refusal("accountDisabled");
  return startSession(platform, account.id, given);
}

/** A new cookie value at every sign-in: whoever knew the old one knows nothing. */
async function startSession({ pools, now }: Platform, accountId: number, given: SignIn): Promise<string> {
  const next = newVisitor();
  const expiresAt = new Date(now().getTime() + sessionDays * 86_400_000);
  await withPlatform(pools.web, async (db) => {
    if (given.visitor) await deleteSession(db, hashOfVisitor(given.visitor));
    await insertSession(db, { tokenHash: hashOfVisitor(next), accountId, expiresAt, userAgent: given.userAgent });
  });
  return next;
}
