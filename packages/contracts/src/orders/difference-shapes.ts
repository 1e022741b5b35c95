// Lines of an order that became a size of another price, or wait to, as merchants and staff read them.
import * as z from "zod";
import { currencyCode, instant } from "../shapes.ts";

const amountMinor = z.number().int();

export const differenceStates = ["owed", "paid", "made", "late", "returned", "waived"] as const;

export const differenceView = z.object({
  id: z.number(),
  name: z.string(),
  /** "XL instead of L". */
  words: z.string(),
  pieces: z.number(),
  /** With VAT: above 0 where it costs more. */
  amountMinor,
  taxMinor: amountMinor,
  currency: currencyCode,
  /**
   * owed: waits for its payment. paid: paid, and not made yet. late: paid too late, so the money goes back. returned: it
   * cost less, and that went back. waived: made, and no money moves.
   */
  state: z.enum(differenceStates),
  /** Why it is waived, or came too late. */
  reason: z.string(),
  by: z.string(),
  at: instant,
  /** How many times the shopper was mailed the link. */
  mails: z.number(),
  /** Where it is paid, on the shop's own host; empty where nothing is to be paid. */
  payPath: z.string(),
  /** "SI-BR-0007"; null where nothing was paid for it. */
  invoice: z.string().nullable(),
  invoiceUrl: z.string().nullable(),
  /** Why what waits cannot be paid any more; null while it can. */
  against: z.string().nullable(),
});
