// What a person changes of how they sign in: settings, Security.
import { appTwoFactorCode } from "@selvedge/domain/validation/rules/secrets";
import * as z from "zod";
import { defineCall } from "../call.ts";
import { dataOf, idParam, instant } from "../shapes.ts";
import { emailAddress, filledText, ruledText } from "../text-fields.ts";
import { usedCredential } from "./used-credential.ts";

/** "+447700900123"; spaces and dashes are taken out. */
const phone = z
  .string()
  .transform((text) => text.replace(/[\s().-]/g, ""))
  .refine((text) => /^\+[1-9]\d{7,14}$/.test(text), "Enter the number with its country, such as +44 7700 900123");

const sixDigits = ruledText(appTwoFactorCode);
const done = dataOf(z.object({ done: z.literal(true) }));
const recoveryCodes = z.array(z.string());

const security = z.object({
  /** Empty until somebody gives one. */
  fullName: z.string(),
  email: z.string(),
  /** The address that waits to be confirmed. */
  nextEmail: z.string().nullable(),
  /** Whether a sign-in asks for a code. */
  isOn: z.boolean(),
  /** A shop of this person asks its people for two-factor. */
  isForced: z.boolean(),
  app: z.object({ since: instant }).nullable(),
  phone: z.string().nullable(),
  passkeys: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      /** The host that it was made on, the only one that it opens; null where that is not known yet. */
      worksIn: z.enum(["dashboard", "backOffice"]).nullable(),
      addedAt: instant,
      lastUsedAt: instant.nullable(),
    }),
  ),
  recovery: z.object({ made: z.number(), left: z.number() }),
  /** Without one a person signs in by a mail or a passkey. */
  hasPassword: z.boolean(),
  passwordChangedAt: instant.nullable(),
  wantsAlerts: z.boolean(),
  sessions: z.array(
    z.object({
      id: z.number(),
      device: z.string(),
      isHandheld: z.boolean(),
      address: z.string(),
      startedAt: instant,
      lastSeenAt: instant,
      isThis: z.boolean(),
    }),
  ),
  remembered: z.array(z.object({ id: z.number(), device: z.string(), until: instant })),
});

export const securityCalls = {
  security: defineCall({
    key: "GET /account/security/",
    summary: "How the signed-in person signs in: second factors, sessions, remembered devices.",
    access: "signedIn",
    reply: dataOf(security),
  }),
  prove: defineCall({
    key: "POST /account/security/prove/",
    summary: "Confirms with a passkey, the password or a code who is there, for five minutes.",
    access: "signedIn",
    body: z.strictObject({
      password: z.string().max(200).optional(),
      code: z.string().max(40).optional(),
      credential: usedCredential.optional(),
    }),
    reply: done,
    errors: ["wrongCode", "wrongPasskey", "tooManyTries"],
  }),
  sendProofCode: defineCall({
    key: "POST /account/security/prove/send-code/",
    summary:
      "Sends a code that confirms who is there in this session: to the account's phone or, without a second factor, to its email.",
    access: "signedIn",
    body: z.strictObject({ by: z.enum(["sms", "mail"]).default("sms") }),
    reply: done,
    errors: ["tooManyTries"],
  }),
  askForOwnPasskey: defineCall({
    key: "POST /account/security/prove/passkey/",
    summary: "The options with which a browser asks for one of the account's own passkeys.",
    access: "signedIn",
    reply: dataOf(z.record(z.string(), z.unknown())),
    errors: ["tooManyTries"],
  }),
  beginApp: defineCall({
    key: "POST /account/security/app/",
    summary: "Starts the setup of an authenticator app. The app in use stays until a code of the new one is confirmed.",
    access: "signedIn",
    reply: dataOf(z.object({ secret: z.string(), address: z.string() })),
    errors: ["proofNeeded"],
  }),
  finishApp: defineCall({
    key: "POST /account/security/app/confirm/",
    summary: "Puts the new app into use with its first code. The first second factor also makes recovery codes.",
    access: "signedIn",
    body: z.strictObject({ code: sixDigits }),
    reply: dataOf(z.object({ recoveryCodes: recoveryCodes.nullable() })),
    errors: ["wrongCode", "proofNeeded", "tooManyTries"],
  }),
  removeApp: defineCall({
    key: "DELETE /account/security/app/",
    summary: "Removes the authenticator app.",
    access: "signedIn",
    reply: done,
    errors: ["proofNeeded"],
  }),
  beginPhone: defineCall({
    key: "POST /account/security/phone/",
    summary: "Sends a code to a phone that is to become a second factor.",
    access: "signedIn",
    body: z.strictObject({ phone }),
    reply: done,
    errors: ["proofNeeded", "tooManyTries"],
  }),
  finishPhone: defineCall({
    key: "POST /account/security/phone/confirm/",
    summary: "Makes the phone a second factor with the code that was sent to it.",
    access: "signedIn",
    body: z.strictObject({ phone, code: sixDigits }),
    reply: dataOf(z.object({ recoveryCodes: recoveryCodes.nullable() })),
    errors: ["wrongCode", "proofNeeded", "tooManyTries"],
  }),
  removePhone: defineCall({
    key: "DELETE /account/security/phone/",
    summary: "Removes the phone.",
    access: "signedIn",
    reply: done,
    errors: ["proofNeeded"],
  }),
  makeRecoveryCodes: defineCall({
    key: "POST /account/security/recovery-codes/",
    summary: "Makes new recovery codes and shows them this once. Earlier ones stop working.",
    access: "signedIn",
    reply: dataOf(z.object({ recoveryCodes })),
    errors: ["proofNeeded"],
  }),
  endSession: defineCall({
    key: "DELETE /account/security/sessions/{id}/",
    summary: "Signs one session out.",
    access: "signedIn",
    params: z.object({ id: idParam }),
    reply: done,
  }),
  endOtherSessions: defineCall({
    key: "POST /account/security/sessions/end-others/",
    summary: "Signs every other session out, and forgets every remembered device.",
    access: "signedIn",
    reply: done,
  }),
  forgetDevice: defineCall({
    key: "DELETE /account/security/devices/{id}/",
    summary: "Forgets a remembered device, which then needs a code again.",
    access: "signedIn",
    params: z.object({ id: idParam }),
    reply: done,
  }),
  changeName: defineCall({
    key: "POST /account/security/name/",
    summary: "Changes the name that colleagues and mails call the signed-in person by.",
    access: "signedIn",
    body: z.strictObject({ fullName: filledText(80) }),
    reply: done,
  }),
  changePassword: defineCall({
    key: "POST /account/security/password/",
    summary:
      "Changes the password and signs every other session out. An account without one sets it with a proof instead of the old one.",
    access: "signedIn",
    body: z.strictObject({
      current_password: z.string().max(200).optional(),
      password: z.string().max(1000),
      password_confirmation: z.string().max(1000),
    }),
    reply: done,
    errors: ["proofNeeded", "tooManyTries"],
  }),
  beginEmail: defineCall({
    key: "POST /account/security/email/",
    summary: "Mails a link and a code to a new address. The answer is the same for an address that has an account.",
    access: "signedIn",
    body: z.strictObject({ email: emailAddress() }),
    reply: done,
    errors: ["proofNeeded", "tooManyTries"],
  }),
  finishEmail: defineCall({
    key: "POST /account/security/email/confirm/",
    summary: "Puts the new address into use by the code of its mail, and signs every other session out.",
    access: "signedIn",
    body: z.strictObject({ code: sixDigits }),
    reply: done,
    errors: ["wrongCode", "conflict", "tooManyTries"],
  }),
  cancelEmail: defineCall({
    key: "DELETE /account/security/email/",
    summary: "Gives up the change of address that waits for its code.",
    access: "signedIn",
    reply: done,
  }),
  changeAlerts: defineCall({
    key: "POST /account/security/alerts/",
    summary: "Whether a sign-in on a new device is reported by mail.",
    access: "signedIn",
    body: z.strictObject({ wantsAlerts: z.boolean() }),
    reply: done,
  }),
};
