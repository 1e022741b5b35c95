// The first factor: email and password.
import { withoutDivision } from "@selvedge/db/with-division";
import { isDemoLogin } from "@selvedge/domain/people/demo-logins";
import { normaliseEmail } from "@selvedge/domain/text";
import type { FastifyRequest } from "fastify";
import type { CaptchaTokens } from "../../../adapters/captcha/captcha.ts";
import type { Platform } from "../../../platform.ts";
import { requireCaptcha } from "../../../plugins/captcha.ts";
import { countTry, limits, mayTry, triesOf } from "../../../plugins/limits.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { countFailure, requireNoDelay } from "./address-delay.ts";
import { logRefused, type SignInRefusal } from "./log-refused.ts";
import { isPassword } from "./passwords.ts";
import { accountByEmail } from "./queries.ts";

export type KnownAccount = NonNullable<Awaited<ReturnType<typeof accountByEmail>>>;

export interface Credentials extends CaptchaTokens {
  email: string;
  password: string;
}

/**
 * The account behind email and password. Throws wrongLogin with the same text and in the same time for an unknown address
 * and a wrong password; captchaNeeded after some failures; tooManyTries; accountDisabled; demoLoginRefused.
 */
export async function provePassword(
  platform: Platform,
  request: FastifyRequest,
  { email: typed, password, ...tokens }: Credentials,
): Promise<KnownAccount> {
  const email = normaliseEmail(typed);
  await requireNoDelay(platform, request.ip);
  await countTry(platform.pools, limits.signInByAddress, request.ip);
  await countTry(platform.pools, limits.signInByAccount, email);
  if (await needsCaptcha(platform, email)) await requireCaptcha(platform, tokens, request.ip);
  const account = await withoutDivision(platform.pools.web, (db) => accountByEmail(db, email));
  const isRight = await isPassword(password, account?.password_hash ?? "");
  const refused = refusalOf(platform, email, account, isRight);
  if (account && !refused) return account;
  await Promise.all([
    logRefused(platform, request, account?.id, refused ?? "wrongLogin"),
    countFailure(platform, request.ip),
    mayTry(platform.pools, limits.failedSignInsByAccount, email),
  ]);
  throw new Refusal(refused ?? "wrongLogin");
}

/** Whether the next sign-in with this address has to come from a person; counted for unknown addresses too. */
export const needsCaptcha = async ({ pools }: Platform, email: string): Promise<boolean> => {
  const limit = limits.failedSignInsByAccount;
  return (await triesOf(pools, limit, normaliseEmail(email))) >= limit.tries;
};

function refusalOf(
  { config }: Platform,
  email: string,
  account: KnownAccount | undefined,
  isRight: boolean,
): Exclude<SignInRefusal, "codeNeeded" | "wrongCode" | "wrongPasskey"> | null {
  if (!account || !isRight) return "wrongLogin";
  if (config.environment === "production" && isDemoLogin(email)) return "demoLoginRefused";
  return account.disabled_at ? "accountDisabled" : null;
}
