import * as z from "zod";
import { defineCall } from "../call.ts";
import { dataOf, instant } from "../shapes.ts";
import { emailAddress } from "../text-fields.ts";

/** Who is signed in and what they may open; account is null for a visitor. */
export const sessionState = z.object({
  account: z
    .object({
      id: z.number(),
      email: z.string(),
      fullName: z.string(),
      shops: z.array(
        z.object({
          id: z.number(),
          name: z.string(),
          url: z.string(),
          /** The shop under the platform's own host, where its pages can be framed; the same as `url` without a domain of its own. */
          platformUrl: z.string(),
          role: z.string(),
          /** Words of what this account may do in the shop. */
          permissions: z.array(z.string()),
          currency: z.string(),
        }),
      ),
      staff: z
        .object({
          id: z.number(),
          firstName: z.string(),
          lastName: z.string(),
          roles: z.array(z.string()),
          /** The name of the role that allows most. */
          roleName: z.string(),
          permissions: z.array(z.string()),
          /** A second factor has to be set up before anything else opens. */
          needsTwoFactor: z.boolean(),
          /** A badge and a PIN began the session: it permits the work at stations alone. */
          isByBadge: z.boolean(),
          mutedAt: z.string().nullable(),
        })
        .nullable(),
      /** A colleague of Selvedge looks, in place of the account's own person. */
      view: z
        .object({
          by: z.string(),
          reason: z.string(),
          until: instant,
          /** May change the shop; else every change is refused. */
          mayChange: z.boolean(),
          /** Where they go on as themselves. */
          backTo: z.string(),
        })
        .nullable(),
    })
    .nullable(),
  context: z.enum(["merchant", "backoffice"]),
  /** The terminal at a station that this browser is; null elsewhere. */
  terminal: z
    .object({ id: z.number(), station: z.string(), name: z.string(), lockAfterMinutes: z.number() })
    .nullable(),
  division: z.object({ id: z.number(), name: z.string() }).nullable(),
  version: z.string(),
});

export const captchaTokens = {
  v3captchaToken: z.string().max(4000).optional(),
  v2captchaToken: z.string().max(4000).optional(),
};

const signInErrors = [
  "wrongLogin",
  "codeNeeded",
  "captchaNeeded",
  "accountDisabled",
  "demoLoginRefused",
  "tooManyTries",
  "csrf",
] as const;

export const accountCalls = {
  login: defineCall({
    key: "POST /dashboard/secure/login/",
    summary: "Signs in with email and password. A new session replaces the visitor's; the basket is carried over.",
    access: "anyone",
    body: z.strictObject({
      email: z.string().max(254).default(""),
      password: z.string().max(200).default(""),
      ...captchaTokens,
      twoFactorAuthCode: z
        .string()
        .max(40)
        .optional()
        .describe(
          "The code of an authenticator app or of a text message. Without it an account with two-factor on answers codeNeeded, whose data says which kinds there are.",
        ),
      rememberDevice: z.boolean().optional().describe("With a right code: this browser needs none for 30 days."),
      token: z
        .string()
        .max(4000)
        .optional()
        .describe(
          "A login token that works once, in place of email and password. An Authorization header of the form Bearer says the same.",
        ),
    }),
    reply: sessionState,
    errors: [...signInErrors, "wrongCode", "linkGone"],
  }),
  recoveryLogin: defineCall({
    key: "POST /dashboard/secure/recovery-login/",
    summary: "Signs in with a recovery code in place of the second factor's code. A recovery code works once.",
    access: "anyone",
    body: z.strictObject({
      email: z.string().max(254),
      password: z.string().max(200),
      recoveryCode: z.string().max(40),
      ...captchaTokens,
    }),
    reply: sessionState,
    errors: [...signInErrors, "wrongRecoveryCode"],
  }),
  sendSignInText: defineCall({
    key: "POST /dashboard/secure/send-code/",
    summary: "Sends the code of a sign-in that is waiting for it to the account's phone.",
    access: "anyone",
    reply: dataOf(z.object({ phone: z.string() })),
    errors: ["signInExpired", "tooManyTries"],
  }),
  requestPasswordReset: defineCall({
    key: "POST /dashboard/secure/request-reset/",
    summary: "Mails a link that sets a new password. The answer is the same for an address without an account.",
    access: "anyone",
    body: z.strictObject({ email: emailAddress(), ...captchaTokens }),
    reply: dataOf(z.object({ sent: z.literal(true) })),
    errors: ["captchaNeeded", "tooManyTries"],
  }),
  resetPassword: defineCall({
    key: "POST /dashboard/secure/reset-password/",
    summary: "Sets a new password by the link of a mail, and ends every session. It does not sign the person in.",
    access: "anyone",
    body: z.strictObject({
      token: z.string().max(200),
      password: z.string().max(1000),
      password_confirmation: z.string().max(1000),
    }),
    reply: dataOf(z.object({ reset: z.literal(true) })),
    errors: ["linkGone", "tooManyTries"],
  }),
  captcha: defineCall({
    key: "GET /captcha/",
    summary:
      "What a browser solves before a form that is open to everyone. Its solution is sent as v3captchaToken, once.",
    access: "anyone",
    reply: dataOf(
      z.discriminatedUnion("kind", [
        z.object({ kind: z.literal("work"), challenge: z.string(), bits: z.number() }),
        z.object({ kind: z.literal("provider"), scriptUrl: z.string(), scoreKey: z.string(), boxKey: z.string() }),
      ]),
    ),
  }),
  logout: defineCall({
    key: "POST /dashboard/secure/logout/",
    endsView: true,
    summary: "Ends the session on the server and clears its cookie.",
    access: "anyone",
    reply: z.object({ data: z.object({ signedOut: z.boolean() }) }),
  }),
  currentSession: defineCall({
    key: "GET /dashboard/secure/get/",
    summary: "Who is signed in. Also sets the cookies that the first change needs.",
    access: "anyone",
    reply: sessionState,
  }),
};
