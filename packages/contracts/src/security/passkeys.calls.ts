// Passkeys: a key pair in a device or a password manager, in place of password and code.
import * as z from "zod";
import { sessionState } from "../accounts/accounts.calls.ts";
import { defineCall } from "../call.ts";
import { dataOf, idParam } from "../shapes.ts";
import { filledText } from "../text-fields.ts";
import { base64url, usedCredential } from "./used-credential.ts";

/** What a browser says of a new passkey (`PublicKeyCredential.toJSON`). Other fields of it are not read. */
export const newCredential = z.object({
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal("public-key"),
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(20_000),
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
});

/** Options as `PublicKeyCredential.parse…OptionsFromJSON` of a browser reads them. */
const options = dataOf(z.record(z.string(), z.unknown()));
const done = dataOf(z.object({ done: z.literal(true) }));
const name = filledText(60);

export const passkeyCalls = {
  beginPasskey: defineCall({
    key: "POST /account/security/passkeys/options/",
    summary: "The options with which a browser makes a new passkey.",
    access: "signedIn",
    reply: options,
    errors: ["proofNeeded"],
  }),
  addPasskey: defineCall({
    key: "POST /account/security/passkeys/",
    summary: "Adds the passkey that a browser has made. Its challenge works once, for ten minutes.",
    access: "signedIn",
    body: z.strictObject({ name, credential: newCredential }),
    reply: done,
    errors: ["proofNeeded", "wrongPasskey"],
  }),
  renamePasskey: defineCall({
    key: "POST /account/security/passkeys/{id}/",
    summary: "Gives a passkey another name.",
    access: "signedIn",
    params: z.object({ id: idParam }),
    body: z.strictObject({ name }),
    reply: done,
  }),
  removePasskey: defineCall({
    key: "DELETE /account/security/passkeys/{id}/",
    summary: "Removes a passkey, which signs nobody in any more.",
    access: "signedIn",
    params: z.object({ id: idParam }),
    reply: done,
    errors: ["proofNeeded"],
  }),
  askForPasskey: defineCall({
    key: "POST /dashboard/secure/passkey/options/",
    summary: "The options with which a browser asks for a passkey. They name no account.",
    access: "anyone",
    reply: options,
    errors: ["tooManyTries"],
  }),
  loginWithPasskey: defineCall({
    key: "POST /dashboard/secure/passkey/",
    summary: "Signs in with a passkey, which counts as password and second factor. Its challenge works once.",
    access: "anyone",
    body: z.strictObject({ credential: usedCredential }),
    reply: sessionState,
    errors: ["wrongPasskey", "accountDisabled", "demoLoginRefused", "tooManyTries"],
  }),
};
