import { isEmail } from "@selvedge/domain/text";
import * as z from "zod";
import { defineCall } from "../call.ts";
import { dataOf } from "../shapes.ts";

const short = z.string().trim().max(60, "Must contain no more than 60 characters").default("");

export const subscriberCalls = {
  subscribe: defineCall({
    key: "POST /frontend/subscribe/",
    summary:
      "Asks to join this shop's mailing list. A mail with a link confirms it. The answer is the same for known and new addresses.",
    access: "anyone",
    body: z.object({
      /** Only this host's own division is found; without one it is meant. */
      division: z.coerce.number().int().positive().optional(),
      email: z
        .string("This field is required")
        .trim()
        .min(1, { error: "This field is required", abort: true })
        .refine(isEmail, "Please enter a valid email address"),
      firstName: short,
      mailingList: short,
    }),
    reply: dataOf(z.object({ message: z.string() })),
    errors: ["validation", "notFound", "tooManyTries"],
  }),
};

/** Source: storefront §8 "Subscriber offer". */
export const subscribeWords = {
  sent: "We've sent you an email to verify your subscription",
  failed: "Oops... Something went wrong, please try again later",
} as const;
