// The way to an account in a shop, and what is said after an order.
import { isAllowedLink } from "@selvedge/domain/links/link-schemes";
import * as z from "zod";
import { defineCall } from "../call.ts";
import { dataOf, divisionParams } from "../shapes.ts";
import { shortText } from "../text-fields.ts";

/** What a receipt and a mail lead to: a page of the shop, or an address of its own. A place or an action needs a page around it. */
const isWay = (text: string) =>
  /^\/(?![/\\])\S*$/.test(text) || (/^(?:https?|mailto|tel):/i.test(text) && isAllowedLink(text));

/** Empty words are the platform's own. `{name}` in the thanks is the buyer's first name. */
const buyerWords = z.object({
  hasAccountLink: z.boolean(),
  signInHeading: z.string(),
  signInText: z.string(),
  thanks: z.string(),
  message: z.string(),
  nextLabel: z.string(),
  nextHref: z.string(),
  offersAccount: z.boolean(),
  note: z.string(),
  /** Of what is stored: another than the one that was opened means that somebody saved in between. */
  rev: z.string(),
  /** The colours of the shop's theme, in which the words are looked at before they are saved. */
  look: z.object({
    canvas: z.string(),
    ink: z.string(),
    band: z.string(),
    onBand: z.string(),
    button: z.string(),
    onButton: z.string(),
    headingFont: z.string(),
    /** Its pages: their ground and ink, rules of their faces, and font families in CSS. Mails have those of mail programs. */
    pages: z.object({
      ...{ canvas: z.string(), ink: z.string() },
      ...{ faces: z.string(), headingFont: z.string(), headingTransform: z.string(), textFont: z.string() },
    }),
  }),
});

export const buyerWordCalls = {
  buyerWords: defineCall({
    key: "GET /divisions/{division}/buyer-words/",
    summary: "What a shop says where its buyers sign in, and on their receipts; empty words are the platform's.",
    access: "merchant",
    permission: "shop.edit",
    params: divisionParams,
    reply: dataOf(buyerWords),
    errors: ["notFound", "permissionDenied"],
  }),
  changeBuyerWords: defineCall({
    key: "PUT /divisions/{division}/buyer-words/",
    summary:
      "Stores them, at once on every page and in every mail that is written from then on. 412 with the current ones when somebody saved in between.",
    access: "merchant",
    permission: "shop.edit",
    params: divisionParams,
    body: z.strictObject({
      hasAccountLink: z.boolean(),
      signInHeading: shortText(60),
      signInText: shortText(240),
      thanks: shortText(80),
      message: shortText(500),
      nextLabel: shortText(40),
      nextHref: shortText(500).refine(
        (text) => text === "" || isWay(text),
        "Start with / for a page of your shop, or with https://",
      ),
      offersAccount: z.boolean(),
      note: shortText(300),
      rev: z.string().max(40),
    }),
    reply: dataOf(buyerWords),
    errors: ["notFound", "permissionDenied", "validation", "stale"],
  }),
};

export type BuyerWords = z.output<typeof buyerWords>;
