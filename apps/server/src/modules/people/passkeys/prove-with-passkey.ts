import { withoutDivision } from "@selvedge/db/with-division";
import type { FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { storeChallenge } from "./challenges.ts";
import { accountOfPasskey, type UsedCredential } from "./check-passkey.ts";
import { passkeysOf } from "./queries.ts";
import { relyingParty, webauthn, worksAt, wrongPasskey } from "./webauthn.ts";

/** The options with which a browser asks for one of an account's own passkeys. Throws tooManyTries; notFound on a shop's host. */
export async function askForOwnPasskey(platform: Platform, request: FastifyRequest, accountId: number) {
  const { pools } = platform;
  const { id: rpID, place } = relyingParty(platform, request);
  await countTry(pools, limits.passkeyChallenges, request.ip);
  const own = await withoutDivision(pools.web, (db) => passkeysOf(db, accountId));
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID,
    userVerification: "required",
    allowCredentials: own
      .filter((passkey) => worksAt(passkey, place))
      .map(({ credential_id, transports }) => ({ id: credential_id, transports }) as never),
  });
  await withoutDivision(pools.web, (db) => storeChallenge(platform, db, options.challenge, accountId));
  return options as unknown as Record<string, unknown>;
}

/** Ends the request with wrongPasskey unless an account's own passkey has signed for it. */
export async function requireOwnPasskey(
  platform: Platform,
  request: FastifyRequest,
  accountId: number,
  credential: UsedCredential,
): Promise<void> {
  if ((await accountOfPasskey(platform, request, credential, accountId)) === null) throw wrongPasskey();
}
