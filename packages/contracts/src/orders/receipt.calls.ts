import { garmentSteps } from "@selvedge/domain/orders/garment-steps";
import * as z from "zod";
import { defineCall } from "../call.ts";
import { quote } from "../checkout/checkout.calls.ts";
import { dataOf, day, instant, majorAmount, typedWords } from "../shapes.ts";

/** One garment's way, as a shopper follows it. */
const garment = z.object({
  name: z.string(),
  colour: z.string(),
  size: z.string(),
  /** What its shopper typed for it. */
  personalisation: z.array(typedWords),
  /** The bundle that it was bought in; empty for none. */
  bundle: z.string(),
  image: z.string(),
  priceIncTax: majorAmount,
  steps: z.array(
    z.object({
      code: z.enum(garmentSteps),
      state: z.enum(["done", "now", "later"]),
      at: instant.nullable(),
      /** The day by which it is meant to be done; null of a step that is, and where no day is promised. */
      planned: day.nullable(),
    }),
  ),
  now: z.string(),
});

/** Something that the reader of an order may want to do, open or with the reason why not. */
export const orderAction = z.object({
  code: z.string(),
  name: z.string(),
  /** What it does, or why it cannot be done. */
  note: z.string(),
  isAllowed: z.boolean(),
  /** Done by a call of this platform, or requested from the shop in a mail. */
  way: z.enum(["call", "mail", "page"]),
});

export const receipt = z.object({
  reference: z.string(),
  status: z.string(),
  statusName: z.string(),
  /** Where it is, in one sentence that its garments say. */
  headline: z.string(),
  percentage: z.number(),
  placedAt: instant,
  promisedFrom: day,
  promisedTo: day,
  email: z.string(),
  /** What was bought, as its basket counted it: a bundle is one item, whatever it is made of. */
  itemCount: z.number().int(),
  garments: z.array(garment),
  totals: quote.shape.totals,
  /** The discount codes that it was placed with; empty for none. */
  coupon: z.string(),
  /** The name of what is taken off the goods: "Code HARBOUR10"; of an exchange, "Paid with the first order". */
  discountName: z.string(),
  paidWith: z.string(),
  /** What is left to pay of an order on terms, and by when; null where nothing is owed. */
  owed: z.object({ by: day, amount: majorAmount }).nullable(),
  /** What has gone back or is on its way back, beside the differences; 0 while nothing is. */
  refunded: majorAmount,
  /** Sizes of another price: what was paid for one, is to be paid, or went back. */
  differences: z.array(
    z.object({
      /** "A3 instead of A4". */
      words: z.string(),
      /** Above 0 where it costs more. */
      amount: majorAmount,
      /** made: in the totals. owed and paid: not yet. late: paid too late, and on its way back. returned: it cost less. waived: it cost more, which the shop did not ask for. */
      state: z.enum(["owed", "paid", "made", "late", "returned", "waived"]),
    }),
  ),
  /** What was exchanged of it or is to be, the oldest first. */
  exchanges: z.array(
    z.object({
      /** The number on its parcel; empty where nothing was asked for in writing. */
      code: z.string(),
      /** "Classic Tee, Black, L instead of Black, M". */
      pieces: z.array(z.string()),
      /** Where it stands, in one sentence. */
      words: z.string(),
      /** null where nothing is to be done, and for who has not shown that the order is theirs. */
      link: z.object({ text: z.string(), path: z.string() }).nullable(),
    }),
  ),
  shippingMethod: z.string(),
  /** How many it is sent in: one from each factory that makes a part of it. */
  parcelCount: z.number().int(),
  /** Masked it is a first name, a town and a country: all that the receipt's link alone shows. */
  shippingAddress: z.object({ name: z.string(), lines: z.array(z.string()), isMasked: z.boolean() }),
  /** What the slip of a present says, empty for no words; null for what is none, and for who has not shown that the order is theirs. */
  giftNote: z.string().nullable(),
  tracking: z.array(z.object({ carrier: z.string(), code: z.string(), url: z.string() })),
  actions: z.array(orderAction),
  updatedAt: instant,
});

export const receiptCalls = {
  receipt: defineCall({
    key: "GET /orders/receipt/{orderHash}/",
    summary: "An order as its shopper tracks it.",
    access: "anyone",
    params: z.object({ orderHash: z.string().max(60) }),
    reply: dataOf(receipt),
    errors: ["notFound"],
  }),
};
