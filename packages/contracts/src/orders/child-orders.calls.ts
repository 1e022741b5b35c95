// Garments of a sent order that are made again, sent again or exchanged: each makes a child order.
import { remakeReasons } from "@selvedge/domain/returns/remake-reasons";
import * as z from "zod";
import { defineCall } from "../call.ts";
import { dataOf, divisionOrderParams, divisionParam, majorAmount, orderParam } from "../shapes.ts";
import { filledText, optionalText } from "../text-fields.ts";
import { lineMoney } from "./order-edits.calls.ts";

const id = z.number().int().positive();
const quantity = z.number().int().min(1).max(1_000_000);
const pieces = z.array(z.strictObject({ id, quantity })).min(1, "Choose what is made again").max(200);
const note = optionalText(300);

const reprintBody = z.strictObject({ pieces, reasonCode: z.enum(remakeReasons), note });
const resendBody = z.strictObject({ pieces, note });
const exchangeBody = z.strictObject({
  pieces: z
    .array(z.strictObject({ id, quantity, /** The colour and size that is sent instead. */ variant: id }))
    .min(1, "Choose what is exchanged")
    .max(200),
  note,
  /** What it costs more, in major units, as its person saw it; below 0 where it costs less. */
  expectedDifference: majorAmount.default(0),
  /** Why the difference is neither paid nor returned; without it the shopper gets a link to pay, or the money. */
  waive: filledText(300).optional(),
});

/** The order that was made. */
const madeOrder = dataOf(
  z.object({
    id: z.number(),
    reference: z.string(),
    /** What its shopper pays before it is made, in major units; 0 for nothing. */
    toPay: majorAmount,
  }),
);

/** A line of an order with what can still be done with its pieces, and what it can be exchanged for. */
const remakablePiece = z.object({
  id: z.number(),
  name: z.string(),
  detail: z.string(),
  imageUrl: z.string().nullable(),
  left: z.number(),
  variantId: z.number().nullable(),
  money: lineMoney,
  /** Of VAT, as a fraction. */
  rate: z.number(),
  variants: z.array(
    z.object({
      ...{ id: z.number(), colour: z.string(), size: z.string(), hex: z.string(), isAvailable: z.boolean() },
      /** What a piece costs more in it, before the discount, in minor units. */
      extraMinor: z.number().int(),
    }),
  ),
});

const staffParams = z.object({ order: orderParam });
const errors = ["notFound", "permissionDenied", "moveRefused", "idempotencyKeyMissing", "validation"] as const;
const ofShop = { access: "merchant", params: divisionOrderParams, needsIdempotencyKey: true } as const;
const byStaff = { access: "staff", params: staffParams, needsIdempotencyKey: true } as const;

const withdrawn = dataOf(z.object({ isWithdrawn: z.boolean() }));

export const childOrderCalls = {
  withdrawExchangeOfShop: defineCall({
    key: "POST /divisions/{division}/orders/{id}/exchange/{child}/withdraw/",
    summary: "Takes back an exchange whose difference is not paid. Twice changes nothing.",
    access: "merchant",
    permission: "orders.manage",
    params: z.object({ division: divisionParam, id: orderParam, child: orderParam }),
    reply: withdrawn,
    errors: ["signInNeeded", "notFound", "permissionDenied", "moveRefused"],
  }),
  withdrawExchange: defineCall({
    key: "POST /atlas/orders/{order}/exchange/{child}/withdraw/",
    summary: "Takes back an exchange of any shop's order whose difference is not paid. Twice changes nothing.",
    access: "staff",
    permission: "orders.cancel",
    params: z.object({ order: orderParam, child: orderParam }),
    reply: withdrawn,
    errors: ["notFound", "permissionDenied", "moveRefused"],
  }),
  piecesOfShop: defineCall({
    key: "GET /divisions/{division}/orders/{id}/pieces/",
    summary: "What is left of each line of an order, and the colours and sizes that it can be exchanged for.",
    access: "merchant",
    permission: "orders.manage",
    params: divisionOrderParams,
    reply: dataOf(z.array(remakablePiece)),
    errors: ["signInNeeded", "notFound", "permissionDenied"],
  }),
  exchangeOfShop: defineCall({
    key: "POST /divisions/{division}/orders/{id}/exchange/",
    summary: "Sends another size or colour of sent garments, as a child order. The same key twice is one order.",
    ...ofShop,
    permission: "orders.manage",
    body: exchangeBody,
    reply: madeOrder,
    errors: ["signInNeeded", ...errors],
  }),
  reprintOfShop: defineCall({
    key: "POST /divisions/{division}/orders/{id}/reprint/",
    summary: "Makes sent garments again free of charge, as a child order. The same key twice is one order.",
    ...ofShop,
    permission: "orders.manage",
    body: reprintBody,
    reply: madeOrder,
    errors: ["signInNeeded", ...errors],
  }),
  resendOfShop: defineCall({
    key: "POST /divisions/{division}/orders/{id}/resend/",
    summary: "Makes and sends garments again whose parcel is lost. The same key twice is one order.",
    ...ofShop,
    permission: "orders.manage",
    body: resendBody,
    reply: madeOrder,
    errors: ["signInNeeded", ...errors],
  }),
  pieces: defineCall({
    key: "GET /atlas/orders/{order}/pieces/",
    summary: "What is left of each line of any shop's order, and what it can be exchanged for.",
    access: "staff",
    permission: "orders.read",
    params: staffParams,
    reply: dataOf(z.array(remakablePiece)),
    errors: ["notFound", "permissionDenied"],
  }),
  exchange: defineCall({
    key: "POST /atlas/orders/{order}/exchange/",
    summary: "Sends another size or colour of sent garments of any shop, as a child order.",
    ...byStaff,
    permission: "orders.exchange",
    body: exchangeBody,
    reply: madeOrder,
    errors: [...errors],
  }),
  reprint: defineCall({
    key: "POST /atlas/orders/{order}/reprint/",
    summary: "Makes sent garments of any shop again free of charge, as a child order.",
    ...byStaff,
    permission: "orders.resend",
    body: reprintBody,
    reply: madeOrder,
    errors: [...errors],
  }),
  resend: defineCall({
    key: "POST /atlas/orders/{order}/resend/",
    summary: "Makes and sends garments of any shop again whose parcel is lost.",
    ...byStaff,
    permission: "orders.resend",
    body: resendBody,
    reply: madeOrder,
    errors: [...errors],
  }),
};
