import { createHmac } from "node:crypto";
import type { newCredential } from "@selvedge/contracts/security/passkeys.calls";
import { withoutDivision } from "@selvedge/db/with-division";
import type { FastifyRequest } from "fastify";
import type * as z from "zod";
import type { Platform } from "../../../platform.ts";
import type { Account } from "../../../plugins/access/find-account.ts";
import { isOpenChallenge, storeChallenge } from "./challenges.ts";
import { passkeysOf } from "./queries.ts";
import { relyingParty, webauthn, worksAt, wrongPasskey } from "./webauthn.ts";
import { insertPasskey } from "./write-queries.ts";

/** The options with which the browser of a request makes a passkey for an account. Throws notFound on a shop's host. */
export async function beginPasskey(platform: Platform, request: FastifyRequest, account: Account) {
  const { pools, config } = platform;
  const { id: rpID, place } = relyingParty(platform, request);
  const known = await withoutDivision(pools.web, (db) => passkeysOf(db, account.id));
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: "Selvedge",
    rpID,
    userName: account.email,
    userDisplayName: account.fullName || account.email,
    // The same for each passkey of the account, and says nothing of it.
    userID: new Uint8Array(createHmac("sha256", config.secret).update(`passkey user ${account.id}`).digest()),
    attestationType: "none",
    excludeCredentials: known
      .filter((passkey) => worksAt(passkey, place))
      .map(({ credential_id, transports }) => ({ id: credential_id, transports })),
    // Found without an email, and unlocked by a finger, a face or a PIN: so it stands for both factors.
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await withoutDivision(pools.web, (db) => storeChallenge(platform, db, options.challenge, account.id));
  return options as unknown as Record<string, unknown>;
}

interface Made {
  name: string;
  credential: z.output<typeof newCredential>;
}

/** Stores the passkey that a browser has made, and returns its id. Throws wrongPasskey; notFound on a shop's host. */
export async function addPasskey(
  platform: Platform,
  request: FastifyRequest,
  account: Account,
  { name, credential }: Made,
): Promise<number> {
  const { id: expectedRPID, origin: expectedOrigin, place } = relyingParty(platform, request);
  const { verifyRegistrationResponse } = await webauthn();
  const { pools } = platform;
  const verified = await verifyRegistrationResponse({
    response: { ...credential, clientExtensionResults: {} } as never,
    expectedChallenge: (challenge) =>
      withoutDivision(pools.web, (db) => isOpenChallenge(platform, db, challenge, account.id)),
    expectedOrigin,
    expectedRPID,
    requireUserVerification: true,
  }).catch(() => null);
  if (!verified?.verified) throw wrongPasskey();
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  const stored = await withoutDivision(pools.web, (db) =>
    insertPasskey(db, {
      accountId: account.id,
      credentialId: id,
      publicKey: Buffer.from(publicKey),
      counter,
      transports: credential.response.transports,
      name,
      place,
      at: platform.now(),
    }),
  );
  if (!stored) throw wrongPasskey();
  return stored.id;
}
