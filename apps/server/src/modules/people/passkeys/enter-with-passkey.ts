import type { usedCredential } from "@selvedge/contracts/security/passkeys.calls";
import { withoutDivision } from "@selvedge/db/with-division";
import { isDemoLogin } from "@selvedge/domain/people/demo-logins";
import type { FastifyRequest } from "fastify";
import type * as z from "zod";
import type { Platform } from "../../../platform.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { accountById, countFailure, logRefused, requireNoDelay, startSession, type Visit } from "../accounts/index.ts";
import { isOpenChallenge, storeChallenge } from "./challenges.ts";
import { lockPasskey } from "./queries.ts";
import { relyingParty, webauthn, wrongPasskey } from "./webauthn.ts";
import { noteUse } from "./write-queries.ts";

/** The options with which a browser asks for any passkey of this host. Throws tooManyTries; notFound on a shop's host. */
export async function askForPasskey(platform: Platform, request: FastifyRequest) {
  const { id: rpID } = relyingParty(platform, request);
  await countTry(platform.pools, limits.passkeyChallenges, request.ip);
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({ rpID, userVerification: "required" });
  await withoutDivision(platform.pools.web, (db) => storeChallenge(platform, db, options.challenge, null));
  return options as unknown as Record<string, unknown>;
}

type Credential = z.output<typeof usedCredential>;

/**
 * Signs the visitor of a request in with a passkey, which stands for password and second factor. Throws wrongPasskey,
 * accountDisabled, demoLoginRefused, tooManyTries; notFound on a shop's host.
 */
export async function enterWithPasskey(platform: Platform, visit: Visit, credential: Credential): Promise<void> {
  const { request } = visit;
  await requireNoDelay(platform, request.ip);
  await countTry(platform.pools, limits.signInByAddress, request.ip);
  const accountId = await accountBehind(platform, request, credential);
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

/** The account of a passkey whose signature holds; null for any other. Of a known passkey the challenge is used up in any case. */
async function accountBehind(
  platform: Platform,
  request: FastifyRequest,
  credential: Credential,
): Promise<number | null> {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(platform, request);
  const { verifyAuthenticationResponse } = await webauthn();
  const { pools, now } = platform;
  return withoutDivision(pools.web, async (db) => {
    const passkey = await lockPasskey(db, credential.id);
    if (!passkey) return null;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} } as never,
      expectedChallenge: (challenge) => isOpenChallenge(platform, db, challenge, null),
      expectedOrigin,
      expectedRPID,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: Number(passkey.counter),
      },
      requireUserVerification: true,
    }).catch(() => unverified);
    if (!verified || !authenticationInfo) return null;
    await noteUse(db, passkey.id, { counter: authenticationInfo.newCounter, at: now() });
    return passkey.account_id;
  });
}

const unverified = { verified: false, authenticationInfo: null } as const;
