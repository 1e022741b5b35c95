// What people do with an order after it is paid: a shop's people with their own, staff with any.
import * as z from "zod";
import { defineCall } from "../call.ts";
import { dataOf, divisionOrderParams, divisionParam, idParam, orderParam } from "../shapes.ts";
import { askedRefund, refundBody } from "./refund-shapes.ts";

const staffParams = z.object({ order: orderParam });
const shopRefundParams = z.object({ division: divisionParam, id: orderParam, refund: idParam });
const staffRefundParams = z.object({ order: orderParam, refund: idParam });

export const orderChangeCalls = {
  refundOfShop: defineCall({
    key: "POST /divisions/{division}/orders/{id}/refunds/",
    summary: "Gives money back: everything that is left, pieces, or a sum. The same key twice is one refund.",
    access: "merchant",
    permission: "orders.refund",
    params: divisionOrderParams,
    body: refundBody,
    reply: dataOf(askedRefund),
    needsIdempotencyKey: true,
    errors: ["signInNeeded", "notFound", "permissionDenied", "moveRefused", "idempotencyKeyMissing", "validation"],
  }),
  refundAgainOfShop: defineCall({
    key: "POST /divisions/{division}/orders/{id}/refunds/{refund}/again/",
    summary: "Asks the card processor again for a refund that it refused.",
    access: "merchant",
    permission: "orders.refund",
    params: shopRefundParams,
    reply: dataOf(z.object({ state: z.string() })),
    errors: ["signInNeeded", "notFound", "permissionDenied", "moveRefused"],
  }),
  creditNoteOfShop: defineCall({
    key: "GET /divisions/{division}/orders/{id}/refunds/{refund}/credit-note.pdf",
    summary: "The credit note of a refund that has been paid.",
    access: "merchant",
    permission: "orders.read",
    params: shopRefundParams,
    file: "application/pdf",
    errors: ["signInNeeded", "notFound", "permissionDenied"],
  }),
  refund: defineCall({
    key: "POST /atlas/orders/{order}/refunds/",
    summary: "Gives money of any shop's order back, within the caller's limit. The same key twice is one refund.",
    access: "staff",
    permission: "orders.refund_small",
    params: staffParams,
    body: refundBody,
    reply: dataOf(askedRefund),
    needsIdempotencyKey: true,
    errors: ["notFound", "permissionDenied", "moveRefused", "idempotencyKeyMissing", "validation"],
  }),
  refundAgain: defineCall({
    key: "POST /atlas/orders/{order}/refunds/{refund}/again/",
    summary: "Asks the card processor again for a refund that it refused.",
    access: "staff",
    permission: "orders.refund_small",
    params: staffRefundParams,
    reply: dataOf(z.object({ state: z.string() })),
    errors: ["notFound", "permissionDenied", "moveRefused"],
  }),
  creditNote: defineCall({
    key: "GET /atlas/orders/{order}/refunds/{refund}/credit-note.pdf",
    summary: "The credit note of a refund that has been paid.",
    access: "staff",
    permission: "orders.read",
    params: staffRefundParams,
    file: "application/pdf",
    errors: ["notFound", "permissionDenied"],
  }),
};
