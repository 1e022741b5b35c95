// What people do with an order after it is paid: a shop's people with their own, staff with any.
import type { StaffPermission } from "@selvedge/domain/access/roles";
import * as z from "zod";
import { defineCall } from "../call.ts";
import { dataOf, divisionOrderParams, divisionParam, idParam, orderParam } from "../shapes.ts";
import { filledText, shortText } from "../text-fields.ts";
import { askedRefund, refundBody } from "./refund-shapes.ts";

const reason = shortText(300).min(3, "Give a short reason");
const change = { body: z.strictObject({ reason }), reply: dataOf(z.object({ status: z.string() })) };

const staffParams = z.object({ order: orderParam });
const shopRefundParams = z.object({ division: divisionParam, id: orderParam, refund: idParam });
const staffRefundParams = z.object({ order: orderParam, refund: idParam });

/** A colleague's change of any order, which moves it. */
const staffChange = <const Key extends string, const Word extends StaffPermission>(
  word: Key,
  permission: Word,
  summary: string,
) =>
  defineCall({
    key: `POST /atlas/orders/{order}/${word}/`,
    summary,
    access: "staff",
    permission,
    params: staffParams,
    ...change,
    errors: ["notFound", "permissionDenied", "moveRefused", "validation"],
  });

export const orderChangeCalls = {
  cancelByShopper: defineCall({
    key: "POST /orders/receipt/{orderHash}/cancel/",
    summary:
      "Cancels an order before it is made, for a visitor who may see its address. A second call changes nothing.",
    access: "anyone",
    params: z.object({ orderHash: z.string().max(60) }),
    ...change,
    errors: ["notFound", "moveRefused", "validation"],
  }),
  creditNoteByReceipt: defineCall({
    key: "GET /orders/receipt/{orderHash}/refunds/{refund}/credit-note.pdf",
    summary:
      "The credit note of a refund that has been paid. The link alone names first name, town and country of the buyer.",
    access: "anyone",
    params: z.object({ orderHash: z.string().max(60), refund: idParam }),
    file: "application/pdf",
    errors: ["notFound"],
  }),
  cancelOfShop: defineCall({
    key: "POST /divisions/{division}/orders/{id}/cancel/",
    summary: "Cancels an order before a label of it is printed: the money goes back. Twice changes nothing.",
    access: "merchant",
    permission: "orders.manage",
    params: divisionOrderParams,
    ...change,
    errors: ["signInNeeded", "notFound", "permissionDenied", "moveRefused", "validation"],
  }),
  cancel: staffChange("cancel", "orders.cancel", "Cancels any shop's order. Twice changes nothing."),
  markPaid: staffChange(
    "mark-paid",
    "orders.mark_paid",
    "Marks an order as paid that was paid outside of the checkout.",
  ),
  dispute: staffChange("dispute", "orders.dispute", "Records that the card holder disputes the payment."),
  winDispute: staffChange("dispute-won", "orders.decide_dispute", "The bank decided for the shop: the order goes on."),
  loseDispute: staffChange("dispute-lost", "orders.decide_dispute", "The bank took the money: the order is refunded."),
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
    isAccepted: true,
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
    isAccepted: true,
    reply: dataOf(z.object({ state: z.string() })),
    errors: ["notFound", "permissionDenied", "moveRefused"],
  }),
  settleRefund: defineCall({
    key: "POST /atlas/orders/{order}/refunds/{refund}/settle/",
    summary:
      "Notes that somebody has paid a refund back by hand: one that no card processor can give back, or that one refused. Twice changes nothing.",
    access: "staff",
    permission: "orders.refund",
    params: staffRefundParams,
    body: z.strictObject({ reference: filledText(80) }),
    reply: dataOf(z.object({ state: z.literal("paid") })),
    errors: ["notFound", "permissionDenied", "moveRefused", "validation"],
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
