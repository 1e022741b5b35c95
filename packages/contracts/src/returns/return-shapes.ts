// A return as people of its shop and staff read it.
import { returnReasonCodes } from "@selvedge/domain/returns/return-reasons";
import { conditionCodes } from "@selvedge/domain/returns/return-states";
import * as z from "zod";
import { currencyCode, instant } from "../shapes.ts";

const wish = z.enum(["refund", "exchange", "reprint", "resend", "postage"]);
const outcome = z.enum(["refund", "exchange", "reprint", "resend", "postage", "none"]);

const line = z.object({
  id: z.number(),
  itemId: z.number(),
  name: z.string(),
  detail: z.string(),
  /** The colour and size that is wanted in exchange; empty where nothing else is. */
  wanted: z.string(),
  quantity: z.number(),
  reason: z.enum(returnReasonCodes),
  reasonName: z.string(),
  note: z.string(),
  imageUrl: z.string().nullable(),
  hasPhoto: z.boolean(),
  /** null until somebody has looked at it. */
  condition: z.enum(conditionCodes).nullable(),
  destination: z.enum(["seconds", "remill", "kept"]).nullable(),
});

export const returnView = z.object({
  id: z.number(),
  /** On the slip in its parcel. */
  code: z.string(),
  state: z.enum(["requested", "approved", "received", "closed", "declined", "withdrawn"]),
  stateName: z.string(),
  wish,
  wishName: z.string(),
  outcome: outcome.nullable(),
  /** What it may end with, what was asked for first; empty once it has ended. */
  outcomes: z.array(outcome),
  note: z.string(),
  requestedBy: z.enum(["shopper", "merchant", "staff"]),
  requestedAt: instant,
  decidedAt: instant.nullable(),
  receivedAt: instant.nullable(),
  closedAt: instant.nullable(),
  child: z.object({ id: z.number(), reference: z.string() }).nullable(),
  refundedMinor: z.number(),
  lines: z.array(line),
});

/** The same with its order, as the desk works with it. */
export const deskReturn = returnView.extend({
  isOpen: z.boolean(),
  /** Of one that may be exchanged: what that costs more with VAT, below 0 where it goes back, and why it cannot be made. */
  difference: z.object({ minor: z.number().int(), against: z.string().nullable() }).nullable(),
  order: z.object({
    id: z.number(),
    reference: z.string(),
    shopName: z.string(),
    shopCode: z.string(),
    name: z.string(),
    currency: currencyCode,
    paidWith: z.string(),
  }),
  lines: z.array(line.extend({ photoUrl: z.string().nullable() })),
});
