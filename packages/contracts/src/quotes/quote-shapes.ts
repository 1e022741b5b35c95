// A quote as the desk reads it.
import * as z from "zod";
import { currencyCode, day, instant } from "../shapes.ts";
import { quoteSizes } from "./quote-request.ts";

/** The tabs of the desk. */
export const quoteTabs = ["asked", "answered", "terms", "proof", "ordered", "making", "owed", "sent", "idle"] as const;

export const quoteRow = z.object({
  id: z.number(),
  reference: z.string(),
  shop: z.object({ name: z.string(), code: z.string() }),
  customer: z.string(),
  company: z.string(),
  wants: z.string(),
  quantity: z.number(),
  status: z.string(),
  /** Where it stands, in words: "Proof v2 sent". */
  stateName: z.string(),
  /** With delivery and VAT; null before it is answered. */
  totalMinor: z.number().nullable(),
  currency: currencyCode,
  /** The tab that it is in. */
  tab: z.enum(quoteTabs),
  /** Of an order on terms that is not paid: the last day to pay, and what is left to pay in minor units with VAT. */
  due: z.object({ on: day, isLate: z.boolean(), leftMinor: z.number() }).nullable(),
  askedAt: instant,
});

export const proofView = z.object({
  version: z.number(),
  /** Of each printed side, the front first; none until they are rendered. */
  images: z.array(z.string()),
  /** The start and the end of the hash of what is printed. */
  hash: z.string(),
  words: z.string(),
  sentBy: z.string(),
  sentAt: instant,
  answer: z.enum(["approved", "changes"]).nullable(),
  answerWords: z.string(),
  answeredAt: instant.nullable(),
});

const styleView = z.object({
  id: z.number(),
  name: z.string(),
  blankCode: z.string(),
  blankName: z.string(),
  colour: z.string(),
  sides: z.array(z.string()),
  quantities: quoteSizes,
  pieces: z.number(),
  unitNetMinor: z.number(),
  setUpNetMinor: z.number(),
  netMinor: z.number(),
  /** What making it costs us. */
  costMinor: z.number(),
  /** The newest first. */
  proofs: z.array(proofView),
});

const step = z.object({ name: z.string(), isDone: z.boolean(), note: z.string() });

/** Everything that the desk's buttons may do, and why not. */
const action = z.object({ code: z.string(), isAllowed: z.boolean(), note: z.string() });

export const quoteView = quoteRow.extend({
  email: z.string(),
  phone: z.string(),
  place: z.string(),
  message: z.string(),
  wantedBy: day.nullable(),
  asked: z.object({ blankCode: z.string(), colour: z.string(), sides: z.array(z.string()), sizes: quoteSizes }),
  art: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      thumb: z.string(),
      widthPx: z.number(),
      heightPx: z.number(),
      sentBy: z.string(),
    }),
  ),
  styles: z.array(styleView),
  /** null until it is answered. */
  price: z
    .object({
      deliveryNetMinor: z.number(),
      taxMinor: z.number(),
      totalMinor: z.number(),
      validUntil: day,
      words: z.string(),
      answeredBy: z.string(),
      answeredAt: instant,
    })
    .nullable(),
  terms: z.object({
    days: z.number().nullable(),
    words: z.string(),
    dueOn: day.nullable(),
    paidAt: instant.nullable(),
    /** What came in for its invoice, as colleagues have recorded it. */
    payments: z.array(
      z.object({
        amountMinor: z.number(),
        receivedOn: day,
        reference: z.string(),
        method: z.string(),
        by: z.string(),
      }),
    ),
    mayRecord: z.boolean(),
  }),
  poNumber: z.string(),
  /** The stages that it goes through, in order. */
  stages: z.array(z.object({ name: z.string(), state: z.enum(["done", "now", "next"]) })),
  /** What is missing before making can start, in order. */
  steps: z.array(step),
  actions: z.array(action),
});

export type QuoteView = z.output<typeof quoteView>;

/** A garment that may be quoted, and its price list in minor units of the shop's currency, without VAT. */
export const quotedGood = z.object({
  code: z.string(),
  name: z.string(),
  colours: z.array(z.object({ name: z.string(), hex: z.string() })),
  sizes: z.array(z.string()),
  sides: z.array(z.enum(["front", "back"])),
  rows: z.array(z.object({ minimumQuantity: z.number(), unitNetMinor: z.array(z.number()) })),
  setUpNetMinor: z.number(),
});

export type QuotedGood = z.output<typeof quotedGood>;
