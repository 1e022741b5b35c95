import { withoutDivision } from "@selvedge/db/with-division";
import { isDemoLogin } from "@selvedge/domain/people/demo-logins";
import type { FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { accountById, countFailure, logRefused, requireNoDelay, startSession, type Visit } from "../accounts/index.ts";
import { storeChallenge } from "./challenges.ts";
import { accountOfPasskey, type UsedCredential } from "./check-passkey.ts";
import { relyingParty, webauthn, wrongPasskey } from "./webauthn.ts";

/** The options with which a browser asks for any passkey of this host. Throws tooManyTries; notFound on a shop's host. */
export async function askForPasskey(platform: Platform, request: FastifyRequest) {
  const { id: rpID } = relyingParty(platform, request);
  await countTry(platform.pools, limits.passkeyChallenges, request.ip);
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({ rpID, userVerification: "required" });
  await withoutDivision(platform.pools.web, (db) => storeChallenge(platform, db, options.challenge, null));
  return options as unknown as Record<string, unknown>;
}

/**
 * Signs the visitor of a request in with a passkey, which stands for password and second factor. Throws wrongPasskey,
 * accountDisabled, demoLoginRefused, tooManyTries; notFound on a shop's host.
 */
export async function enterWithPasskey(platform: Platform, visit: Visit, credential: UsedCredential): Promise<void> {
  const { request } = visit;
  await requireNoDelay(platform, request.ip);
  await countTry(platform.pools, limits.signInByAddress, request.ip);
  const accountId = await accountOfPasskey(platform, request, credential, null);
  if (accountId === null) {
    await Promise.all([logRefused(platform, request, undefined, "wrongPasskey"), countFailure(platform, request.ip)]);
    throw wrongPasskey();
  }
  const account = await withoutDivision(platform.pools.web, (db) => accountById(db, accountId));
  const refused = refusalOf(platform, account);
  if (refused || !account) {
    await logRefused(platform, request, accountId, refused ?? "accountDisabled");
    throw new Refusal(refused ?? "accountDisabled");
  }
  await startSession(platform, visit, account);
}

function refusalOf({ config }: Platform, account: Awaited<ReturnType<typeof accountById>>) {
  if (!account || account.disabled_at) return "accountDisabled";
  return config.environment === "production" && isDemoLogin(account.email) ? "demoLoginRefused" : null;
}
