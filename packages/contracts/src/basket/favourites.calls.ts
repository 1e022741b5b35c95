import { guardSets } from "@selvedge/domain/access/guards";
import * as z from "zod";
import { defineCall } from "../call.ts";
import { dataOf } from "../shapes.ts";
import { emailAddress, filledText } from "../text-fields.ts";
import { basketAnswer } from "./basket.calls.ts";

/** What a shopper types to mail themselves their favourites. */
export const favouritesMail = z.strictObject({ email: emailAddress() });

export const favouritesCalls = {
  recover: defineCall({
    key: "POST /basket/favourites/recover/",
    summary:
      "Brings back the favourites of a mailed link, by its value `br`. They join those that are there already, and again changes nothing.",
    access: "anyone",
    guards: guardSets.storeAccess,
    body: z.strictObject({ br: filledText(60) }),
    reply: basketAnswer,
    errors: ["shopClosed", "linkGone", "tooManyTries"],
  }),
  emailForLater: defineCall({
    key: "POST /basket/favourites/email-for-later",
    summary: "Mails this visitor's favourites to an address, with a link that opens them in any browser.",
    access: "anyone",
    guards: guardSets.storeAccess,
    body: favouritesMail,
    reply: dataOf(z.object({ message: z.string() })),
    errors: ["shopClosed", "validation", "tooManyTries"],
  }),
};
