import type { usedCredential } from "@selvedge/contracts/security/used-credential";
import { withoutDivision } from "@selvedge/db/with-division";
import type { FastifyRequest } from "fastify";
import type * as z from "zod";
import type { Platform } from "../../../platform.ts";
import { isOpenChallenge } from "./challenges.ts";
import { lockPasskey } from "./queries.ts";
import { relyingParty, webauthn } from "./webauthn.ts";
import { noteUse } from "./write-queries.ts";

export type UsedCredential = z.output<typeof usedCredential>;

/**
 * The account of a passkey whose signature holds, for a challenge of that account or, with null, of a sign-in; null for any
 * other. Of a known passkey the challenge is used up in any case. Throws notFound on a shop's host.
 */
export async function accountOfPasskey(
  platform: Platform,
  request: FastifyRequest,
  credential: UsedCredential,
  askedBy: number | null,
): Promise<number | null> {
  const { id: expectedRPID, origin: expectedOrigin, place } = relyingParty(platform, request);
  const { verifyAuthenticationResponse } = await webauthn();
  const { pools, now } = platform;
  return withoutDivision(pools.web, async (db) => {
    const passkey = await lockPasskey(db, credential.id);
    if (!passkey || (askedBy !== null && askedBy !== passkey.account_id)) return null;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} } as never,
      expectedChallenge: (challenge) => isOpenChallenge(platform, db, challenge, askedBy),
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
    await noteUse(db, passkey.id, { counter: authenticationInfo.newCounter, at: now(), place });
    return passkey.account_id;
  });
}

const unverified = { verified: false, authenticationInfo: null } as const;
