import * as z from "zod";
import { defineCall } from "../call.ts";
import { asDivisionId, dataOf } from "../shapes.ts";
import { emailAddress, optionalText } from "../text-fields.ts";

export const subscriberCalls = {
  subscribe: defineCall({
    key: "POST /frontend/subscribe/",
    summary:
      "Asks to join this shop's mailing list. A mail with a link confirms it. The answer is the same for known and new addresses.",
    access: "anyone",
    body: z.object({
      /** Only this host's own division is found; without one it is meant. */
      division: asDivisionId(z.coerce.number().int().positive()).optional(),
      email: emailAddress(),
      firstName: optionalText(60),
      mailingList: optionalText(60),
    }),
    reply: dataOf(z.object({ message: z.string() })),
    errors: ["validation", "notFound", "tooManyTries"],
  }),
};
