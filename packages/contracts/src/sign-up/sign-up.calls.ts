import { goods } from "@selvedge/domain/sign-up/goods";
import { type LabelFault, labelFault, labelTexts } from "@selvedge/domain/sign-up/shop-label";
import { newPasswordFault, wordsAbout } from "@selvedge/domain/validation/rules/new-password";
import * as z from "zod";
import { captchaTokens, sessionState } from "../accounts/accounts.calls.ts";
import { defineCall } from "../call.ts";
import { emailAddress, filledText, shortText } from "../text-fields.ts";

/** 0 or 1, as the specification sends it. */
const zeroOrOne = z.union([z.literal(0), z.literal(1)]);

/** What a shop may be called. */
export const shopNameLimit = 40;

export const newCustomer = z
  .strictObject({
    email: emailAddress(),
    password: z.string().max(1000),
    ...captchaTokens,
    should_have_store: zeroOrOne.default(0),
    dashboard_access: zeroOrOne.default(0),
    shopName: shortText(shopNameLimit)
      .optional()
      .describe("What the shop may be called, typed before there was an account."),
  })
  .superRefine(({ email, password }, context) => {
    const message = newPasswordFault(password, wordsAbout(email));
    if (message !== null) context.addIssue({ code: "custom", message, path: ["password"] });
  });

/** A shop's address, as it is checked before it is looked up. */
export const shopAddress = z
  .string()
  .trim()
  .superRefine((label, context) => {
    const fault = labelFault(label);
    if (fault) context.addIssue({ code: "custom", message: labelTexts[fault] });
  });

export const shopNaming = z.strictObject({ name: filledText(shopNameLimit), label: shopAddress });

/** What a shop sells: some of the goods, or none when the question was skipped. */
export const shopGoods = z.strictObject({ sells: z.array(z.enum(goods)).max(goods.length) });

/** Another address for a sign-up that waits for its code. */
export const newEmail = z.strictObject({ email: emailAddress() });

export type AddressState = "free" | "taken" | LabelFault;

export const signUpCalls = {
  createCustomer: defineCall({
    key: "POST /shop/customer/create/",
    summary:
      "Signs up. The address has to be confirmed by the code that is mailed; a known address gets the same answer, and its owner a mail.",
    access: "anyone",
    body: newCustomer,
    reply: sessionState,
    errors: ["validation", "captchaNeeded", "tooManyTries", "csrf"],
  }),
  checkAddress: defineCall({
    key: "GET /shop/sign-up/address/",
    summary: "Whether a shop may have an address, and three free ones like it where it may not.",
    access: "signedIn",
    query: z.strictObject({ label: z.string().max(100) }),
    reply: z.object({
      data: z.object({
        state: z.enum(["free", "taken", "reserved", "short", "invalid"]),
        message: z.string(),
        /** Free addresses like it; empty where it is free itself. */
        offers: z.array(z.string()),
      }),
    }),
    errors: ["signInNeeded", "tooManyTries"],
  }),
};
