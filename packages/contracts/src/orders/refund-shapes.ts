// Money that goes back, as merchants and staff ask for it and read it.
import * as z from "zod";
import { currencyCode, instant } from "../shapes.ts";
import { optionalText, shortText } from "../text-fields.ts";

const amountMinor = z.number().int();
const pieces = z.number().int().min(1).max(1_000_000);

/** Everything that is left, pieces with or without the delivery, or a sum with VAT. */
export const moneyBack = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("rest") }),
  z.strictObject({
    kind: z.literal("lines"),
    lines: z.array(z.strictObject({ id: z.number().int().positive(), quantity: pieces })).max(200),
    /** With the last piece by default. */
    delivery: z.boolean().optional(),
  }),
  z.strictObject({
    kind: z.literal("amount"),
    amountMinor: amountMinor.positive("Enter an amount").max(99_999_999_999),
    delivery: z.boolean(),
  }),
]);

export const refundBody = z.strictObject({
  what: moneyBack,
  reason: shortText(300).min(3, "Give a short reason"),
  /** What the shopper's mail says. */
  words: optionalText(600),
  /** How many refunds of the order the person saw: another one since then refuses this one. */
  seen: z.number().int().min(0).max(10_000),
  /** The sum that the person saw. */
  amountMinor: amountMinor.positive(),
});

const part = z.object({
  treatment: z.enum(["UK_STD", "UK_ZERO", "EXPORT_IOSS", "EXPORT_DAP", "OSS", "RC"]),
  rate: z.number(),
  grossMinor: amountMinor,
  taxMinor: amountMinor,
});
const line = z.object({ id: z.number(), quantity: z.number() });

/** What a refund is decided by, so that a screen can say what comes of it before it is asked for. */
export const refundable = z.object({
  currency: currencyCode,
  /** What came in, less what went back. */
  leftMinor: amountMinor,
  order: z.object({
    lines: z
      .array(
        line.extend({
          rate: z.number(),
          treatment: part.shape.treatment,
          totalMinor: amountMinor,
          taxMinor: amountMinor,
        }),
      )
      .readonly(),
    shippingMinor: amountMinor,
    shippingTaxMinor: amountMinor,
    dutyMinor: amountMinor,
    paidMinor: amountMinor,
  }),
  earlier: z.array(
    z.object({
      lines: z.array(line).readonly(),
      goods: z.array(part).readonly(),
      delivery: z.array(part).readonly(),
      dutyMinor: amountMinor,
      amountMinor,
    }),
  ),
  /** Words of each line, by its id. */
  goods: z.array(z.object({ id: z.number(), name: z.string(), detail: z.string(), imageUrl: z.string().nullable() })),
  /** The most that the reader may give back of this order. */
  limitMinor: amountMinor.nullable(),
});

export const refundView = z.object({
  id: z.number(),
  /** asked: the processor has not answered yet. failed: it said no. */
  state: z.enum(["asked", "paid", "failed"]),
  way: z.enum(["card", "bank", "hand"]),
  totalMinor: amountMinor,
  taxMinor: amountMinor,
  reason: z.string(),
  by: z.string(),
  at: instant,
  paidAt: instant.nullable(),
  /** Why it failed. */
  message: z.string(),
  lines: z.array(z.object({ name: z.string(), quantity: z.number() })),
  creditNote: z.string().nullable(),
  creditNoteUrl: z.string().nullable(),
});

export const askedRefund = z.object({
  id: z.number(),
  totalMinor: amountMinor,
  currency: currencyCode,
  isFull: z.boolean(),
  status: z.string(),
});
