// The desk for quoted work: staff answer with a price, agree terms, send a proof, record an order, and start the making.

import { currencies, defaultCurrency } from "@selvedge/domain/currency/currencies";
import { mostQuoted, termsDaysOffered } from "@selvedge/domain/quotes/quote-limits";
import { piecesOf } from "@selvedge/domain/quotes/quote-totals";
import * as z from "zod";
import { defineCall } from "../call.ts";
import { dataOf, day, orderParam } from "../shapes.ts";
import { filledText, optionalText, shortText } from "../text-fields.ts";
import { quoteSizes } from "./quote-request.ts";
import { quotedGood, quoteRow, quoteTabs, quoteView } from "./quote-shapes.ts";

const minor = z.number({ error: "Enter an amount" }).int("Enter an amount").min(0).max(100_000_000);
const params = z.object({ order: orderParam });
const reason = shortText(300).min(3, "Give a short reason");
const errors = ["notFound", "permissionDenied", "moveRefused", "validation"] as const;
const id = z.number().int().positive();
const answered = dataOf(quoteView);

/** A priced line: one garment in one colour, printed on the same sides. */
const answeredStyle = z.strictObject({
  name: filledText(80),
  blankCode: filledText(40),
  colour: filledText(60),
  sides: z
    .array(z.enum(["front", "back"]))
    .min(1, "Choose where it is printed")
    .max(2),
  quantities: quoteSizes.refine((sizes) => piecesOf(sizes) > 0, "Enter how many of each size"),
  unitNetMinor: minor.min(1, "Enter a price"),
  setUpNetMinor: minor,
});

export const quoteCalls = {
  listQuotes: defineCall({
    key: "GET /atlas/quotes/",
    summary: "Quotes of every shop by tab, those that have waited longest first, with the number in each tab.",
    access: "staff",
    permission: "quotes.read",
    query: z.object({ tab: z.enum(quoteTabs).default("asked") }),
    reply: z.object({ data: z.array(quoteRow), counts: z.record(z.string(), z.number()) }),
    errors: ["permissionDenied", "validation"],
  }),
  quotedGoods: defineCall({
    key: "GET /atlas/quoted-goods/",
    summary: "The garments that may be quoted, with their price lists in a shop's currency.",
    access: "staff",
    permission: "quotes.read",
    query: z.object({
      currency: z
        .string()
        .refine((code) => code in currencies, "must be a currency")
        .default(defaultCurrency),
    }),
    reply: dataOf(z.array(quotedGood)),
    errors: ["permissionDenied", "validation"],
  }),
  showQuote: defineCall({
    key: "GET /atlas/quotes/{order}/",
    summary: "A quote with its art, its price, its proofs and what is missing before making can start.",
    access: "staff",
    permission: "quotes.read",
    params,
    reply: answered,
    errors: ["notFound", "permissionDenied"],
  }),
  answerQuote: defineCall({
    key: "POST /atlas/quotes/{order}/answer/",
    summary: "Answers a quote with its price, or with another one, and mails it to the customer.",
    access: "staff",
    permission: "quotes.write",
    params,
    body: z.strictObject({
      styles: z
        .array(answeredStyle)
        .min(1, "Add a line")
        .max(12)
        .refine(
          (styles) => styles.reduce((sum, { quantities }) => sum + piecesOf(quantities), 0) <= mostQuoted,
          `One order has at most ${mostQuoted} pieces`,
        ),
      deliveryNetMinor: minor,
      validUntil: day,
      words: optionalText(1000),
    }),
    reply: answered,
    errors: [...errors],
  }),
  wakeQuote: defineCall({
    key: "POST /atlas/quotes/{order}/wake/",
    summary: "Opens a quote again that had no reply for two weeks.",
    access: "staff",
    permission: "quotes.write",
    params,
    reply: answered,
    errors: [...errors],
  }),
  endQuote: defineCall({
    key: "POST /atlas/quotes/{order}/end/",
    summary: "Ends a quote that does not become an order.",
    access: "staff",
    permission: "quotes.write",
    params,
    body: z.strictObject({ reason }),
    reply: answered,
    errors: [...errors],
  }),
  authoriseTerms: defineCall({
    key: "POST /atlas/quotes/{order}/terms/authorise/",
    summary: "Lets the customer of a quote pay by invoice, and mails them.",
    access: "staff",
    permission: "quotes.authorise_terms",
    params,
    body: z.strictObject({ days: z.union(termsDaysOffered.map((days) => z.literal(days))) }),
    reply: answered,
    errors: [...errors],
  }),
  refuseTerms: defineCall({
    key: "POST /atlas/quotes/{order}/terms/refuse/",
    summary: "Asks the customer of a quote to pay before it is made, and mails them.",
    access: "staff",
    permission: "quotes.authorise_terms",
    params,
    body: z.strictObject({ reason }),
    reply: answered,
    errors: [...errors],
  }),
  addArt: defineCall({
    key: "POST /atlas/quotes/{order}/art/",
    summary: "Adds art to a quote: a picture that a proof may be made of.",
    access: "staff",
    permission: "quotes.proof",
    params,
    isUpload: true,
    reply: answered,
    errors: ["notFound", "permissionDenied", "fileRefused", "unsupportedMedia", "tooManyTries"],
  }),
  sendProof: defineCall({
    key: "POST /atlas/quotes/{order}/proof/",
    summary: "Makes a proof of a line from art of the quote, and mails it once every line has one.",
    access: "staff",
    permission: "quotes.proof",
    params,
    body: z.strictObject({
      style: id,
      /** The art of each printed side. */
      art: z.partialRecord(z.enum(["front", "back"]), id),
      words: optionalText(500),
      /** How many proofs of the line its person has seen: a second press makes no second one. */
      seen: z.number().int().min(0).max(1000),
    }),
    reply: answered,
    errors: [...errors],
  }),
  approveProof: defineCall({
    key: "POST /atlas/quotes/{order}/proof/approve/",
    summary: "Records that a customer has approved the newest proof by mail or on the phone.",
    access: "staff",
    permission: "quotes.approve",
    params,
    body: z.strictObject({ reason }),
    reply: answered,
    errors: [...errors],
  }),
  recordPo: defineCall({
    key: "POST /atlas/quotes/{order}/po/",
    summary: "Records a customer's purchase order: they pay by invoice, and the quote can be made.",
    access: "staff",
    permission: "quotes.record_po",
    params,
    body: z.strictObject({ poNumber: filledText(60) }),
    reply: answered,
    errors: [...errors],
  }),
  startMaking: defineCall({
    key: "POST /atlas/quotes/{order}/production/",
    summary: "Sends a quote that is paid for or ordered to the floor: one label for each piece.",
    access: "staff",
    permission: "production.plan",
    params,
    reply: answered,
    errors: [...errors],
  }),
};
