// The tags by which search engines and social networks know a shop's site as its own.
import { verifications } from "@selvedge/domain/shops/site-verification";
import * as z from "zod";
import { defineCall } from "../call.ts";
import { dataOf, divisionParams } from "../shapes.ts";
import { ruledTextIfGiven } from "../text-fields.ts";

const verification = z.object({ google: z.string(), pinterest: z.string(), facebook: z.string() });

/** Longer than any service's tag; each is held against its own rule besides. */
const mostCharacters = 4_096;
const tag = (of: keyof typeof verifications) => ruledTextIfGiven(mostCharacters, verifications[of].rule);

export const verificationCalls = {
  verification: defineCall({
    key: "GET /divisions/{division}/verification/",
    summary: "The verification tags in the head of a shop's home page, by service; empty for none.",
    access: "merchant",
    permission: "shop.edit",
    params: divisionParams,
    reply: dataOf(verification),
    errors: ["notFound", "permissionDenied"],
  }),
  changeVerification: defineCall({
    key: "PUT /divisions/{division}/verification/",
    summary: "Writes the verification tags into the head of a shop's home page; an empty one is taken out.",
    access: "merchant",
    permission: "shop.edit",
    params: divisionParams,
    body: z.strictObject({ google: tag("google"), pinterest: tag("pinterest"), facebook: tag("facebook") }),
    reply: dataOf(verification),
    errors: ["notFound", "permissionDenied", "validation"],
  }),
};
