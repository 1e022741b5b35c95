import * as z from "zod";
import { defineCall } from "../call.ts";

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
          permissions: z.array(z.string()),
        })
        .nullable(),
    })
    .nullable(),
  context: z.enum(["merchant", "backoffice"]),
  division: z.object({ id: z.number(), name: z.string() }).nullable(),
  version: z.string(),
});

export const accountCalls = {
  login: defineCall({
    key: "POST /dashboard/secure/login/",
    summary: "Signs in with email and password. A new session replaces the visitor's; the basket comes along.",
    access: "anyone",
    body: z.strictObject({
      email: z.string().max(254),
      password: z.string().max(200),
      v3captchaToken: z.string().max(4000).optional(),
      v2captchaToken: z.string().max(4000).optional(),
      twoFactorAuthCode: z.string().max(10).optional(),
      token: z.string().max(4000).optional(),
    }),
    reply: sessionState,
    errors: ["wrongLogin", "accountDisabled", "demoLoginRefused", "tooManyTries", "csrf"],
  }),
  logout: defineCall({
    key: "POST /dashboard/secure/logout/",
    summary: "Ends the session on the server and forgets its cookie.",
    access: "anyone",
    reply: z.object({ data: z.object({ signedOut: z.boolean() }) }),
  }),
  currentSession: defineCall({
    key: "GET /dashboard/secure/get/",
    summary: "Who is signed in. Also hands out the cookies that a first change needs.",
    access: "anyone",
    reply: sessionState,
  }),
};
