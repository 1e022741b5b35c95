// What a shop or staff do with a difference that its shopper has not paid yet.
import * as z from "zod";
import { defineCall } from "../call.ts";
import { dataOf, divisionParam, idParam, orderParam } from "../shapes.ts";

const shopParams = z.object({ division: divisionParam, id: orderParam, difference: idParam });
const staffParams = z.object({ order: orderParam, difference: idParam });
/** How many mails its person saw: a second press sends none. */
const againBody = z.strictObject({ mails: z.number().int().min(0).max(99) });
const mailed = dataOf(z.object({ mails: z.number() }));
const withdrawn = dataOf(z.object({ isWithdrawn: z.boolean() }));

const shopErrors = ["signInNeeded", "notFound", "permissionDenied", "moveRefused", "validation"] as const;
const staffErrors = ["notFound", "permissionDenied", "moveRefused", "validation"] as const;

const paper = { file: "application/pdf" } as const;

export const differenceCalls = {
  supplementByReceipt: defineCall({
    key: "GET /orders/receipt/{orderHash}/differences/{difference}/invoice.pdf",
    summary:
      "The invoice of a difference that was paid for a changed line. The link alone names first name, town and country of the buyer.",
    access: "anyone",
    params: z.object({ orderHash: z.string().max(60), difference: idParam }),
    ...paper,
    errors: ["notFound"],
  }),
  supplementOfShop: defineCall({
    key: "GET /divisions/{division}/orders/{id}/differences/{difference}/invoice.pdf",
    summary: "The invoice of a difference that was paid for a changed line of the shop's order.",
    access: "merchant",
    permission: "orders.read",
    params: shopParams,
    ...paper,
    errors: ["signInNeeded", "notFound", "permissionDenied"],
  }),
  supplement: defineCall({
    key: "GET /atlas/orders/{order}/differences/{difference}/invoice.pdf",
    summary: "The invoice of a difference that was paid for a changed line of any shop's order.",
    access: "staff",
    permission: "orders.read",
    params: staffParams,
    ...paper,
    errors: ["notFound", "permissionDenied"],
  }),
  askAgainOfShop: defineCall({
    key: "POST /divisions/{division}/orders/{id}/differences/{difference}/again/",
    summary: "Mails the shopper once more where the difference of a changed line is paid.",
    access: "merchant",
    permission: "orders.manage",
    params: shopParams,
    body: againBody,
    reply: mailed,
    errors: shopErrors,
  }),
  withdrawOfShop: defineCall({
    key: "POST /divisions/{division}/orders/{id}/differences/{difference}/withdraw/",
    summary: "Takes back a change whose difference is not paid: the line stays as it is, and the link takes no money.",
    access: "merchant",
    permission: "orders.manage",
    params: shopParams,
    reply: withdrawn,
    errors: shopErrors,
  }),
  askAgain: defineCall({
    key: "POST /atlas/orders/{order}/differences/{difference}/again/",
    summary: "Mails any shop's shopper once more where the difference of a changed line is paid.",
    access: "staff",
    permission: "orders.exchange",
    params: staffParams,
    body: againBody,
    reply: mailed,
    errors: staffErrors,
  }),
  withdraw: defineCall({
    key: "POST /atlas/orders/{order}/differences/{difference}/withdraw/",
    summary: "Takes back a change of any shop's order whose difference is not paid.",
    access: "staff",
    permission: "orders.exchange",
    params: staffParams,
    reply: withdrawn,
    errors: staffErrors,
  }),
};
