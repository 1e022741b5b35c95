import { orderActions } from "@selvedge/domain/orders/action-table";
import { makerSteps } from "@selvedge/domain/orders/maker-steps";
import * as z from "zod";
import { defineCall } from "../call.ts";
import {
  currencyCode,
  dataOf,
  day,
  divisionOrderParams,
  divisionParams,
  instant,
  listOf,
  paging,
  storedAddress,
  typedWords,
} from "../shapes.ts";
import { differenceView } from "./difference-shapes.ts";
import { orderAction } from "./receipt.calls.ts";
import { refundable, refundView } from "./refund-shapes.ts";
import { relative } from "./relative.ts";

const amountMinor = z.number().int();

/** The merchant's views of their orders. `needs` are those that wait for a person of the shop, `owed` those with an unpaid invoice. */
export const orderViews = ["all", "open", "needs", "making", "sent", "owed", "refunded", "cancelled"] as const;

const due = z.object({ on: day, isLate: z.boolean() });

export const orderRow = z.object({
  id: z.number(),
  reference: z.string(),
  placedAt: instant,
  customerName: z.string(),
  /** Of the delivery; empty for a person's own. */
  company: z.string(),
  city: z.string(),
  /** As its shopper reads it: a bundle is one item. */
  itemCount: z.number(),
  /** That are made for it. */
  pieces: z.number(),
  images: z.array(z.string()),
  status: z.string(),
  statusName: z.string(),
  tone: z.enum(["settled", "moving", "stopped"]),
  /** The second line of the status: "2 of 4 printed". */
  detail: z.string(),
  /** How far the order's stage is, 0 to 100. */
  percentage: z.number(),
  /** How far its garments are, 0 to 100: 100 once all are sent. Before they have labels, its stage. */
  madePercentage: z.number(),
  promisedFrom: day,
  promisedTo: day,
  totalMinor: amountMinor,
  currency: currencyCode,
  /** Of an order on terms whose invoice is not paid: by when it has to be. */
  due: due.nullable(),
});

const step = z.object({
  code: z.enum(makerSteps),
  state: z.enum(["done", "now", "later", "not_needed"]),
  at: instant.nullable(),
});

export const merchantOrder = z.object({
  id: z.number(),
  reference: z.string(),
  status: z.string(),
  statusName: z.string(),
  tone: z.enum(["settled", "moving", "stopped"]),
  placedAt: instant,
  paidAt: instant.nullable(),
  /** Of an order on terms whose invoice is not paid: by when it has to be, its purchase order, and what has come in. */
  due: due.extend({ poNumber: z.string(), receivedMinor: amountMinor }).nullable(),
  promisedFrom: day,
  promisedTo: day,
  customer: z.object({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    orders: z.number(),
    spentMinor: amountMinor,
    addressLines: z.array(z.string()),
    address: storedAddress,
    /** What the buyer told the shop; empty mostly. */
    note: z.string(),
    /** Of an order that is a present, the note on its slip; null of any other. */
    giftNote: z.string().nullable(),
    /** Empty of a buyer that is no business. */
    vatNumber: z.string(),
  }),
  /** As its shopper reads it: a bundle is one item, of as many garments as it is made of. */
  itemCount: z.number(),
  garments: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      colour: z.string(),
      size: z.string(),
      /** The bundle that it was bought in. */
      bundle: z.string().nullable(),
      /** What was written on it, in words. */
      personalisation: z.array(typedWords),
      sides: z.array(z.string()),
      imageUrl: z.string().nullable(),
      productId: z.number(),
      /** null of one that we no longer make */
      blankCode: z.string().nullable(),
      priceIncTaxMinor: amountMinor,
      /** null for those who do not see what the shop earns. */
      profitMinor: amountMinor.nullable(),
      labelCode: z.string().nullable(),
      now: z.string(),
      steps: z.array(step),
      /** This garment replaces one that failed its check. */
      isRemade: z.boolean(),
      /** Its money went back before it was begun: it is not made. */
      isRefunded: z.boolean(),
    }),
  ),
  money: z.object({
    currency: currencyCode,
    goodsMinor: amountMinor,
    discountMinor: amountMinor,
    coupon: z.string().nullable(),
    shippingMinor: amountMinor,
    totalMinor: amountMinor,
    /** What gift cards paid of it. */
    giftCardMinor: amountMinor,
    vatMinor: amountMinor,
    deliveryNetMinor: amountMinor,
    /** null for those who do not see what the shop earns. */
    costMinor: amountMinor.nullable(),
    /** What the shop pays of the delivery without VAT, as its code makes it free. */
    freedDeliveryMinor: amountMinor.nullable(),
    profitMinor: amountMinor.nullable(),
    paidWith: z.string(),
  }),
  /** null of an order that nothing was paid for. */
  refundable: refundable.nullable(),
  refunds: z.array(refundView),
  /** Lines that became a size of another price, or wait to; the newest first. */
  differences: z.array(differenceView),
  relatives: z.array(relative),
  shippingMethod: z.string(),
  tracking: z.array(z.object({ carrier: z.string(), code: z.string(), url: z.string() })),
  /** isOurs: the factory or the platform sees to it, and nothing is needed of the shop. */
  holds: z.array(z.object({ code: z.string(), note: z.string(), isOurs: z.boolean(), placedAt: instant })),
  history: z.array(z.object({ id: z.string(), at: instant, text: z.string(), by: z.string(), reason: z.string() })),
  actions: z.array(orderAction.extend({ code: z.enum(orderActions) })),
  neighbours: z.object({ newerId: z.number().nullable(), olderId: z.number().nullable() }),
});

export const shopOrderCalls = {
  listOrders: defineCall({
    key: "GET /divisions/{division}/orders/",
    summary: "The shop's orders by view, text, days and page, newest first, with the number in each view.",
    access: "merchant",
    permission: "orders.read",
    params: divisionParams,
    query: z.object({
      view: z.enum(orderViews).default("all"),
      search: z.string().trim().max(80).default(""),
      placed: z.enum(["any", "today", "7-days", "30-days"]).default("any"),
      ...paging,
    }),
    reply: listOf(orderRow).extend({ counts: z.record(z.string(), z.number()) }),
    errors: ["signInNeeded", "notFound", "permissionDenied", "validation"],
  }),
  getOrder: defineCall({
    key: "GET /divisions/{division}/orders/{id}/",
    summary: "An order with each garment's steps, its history and what was earned.",
    access: "merchant",
    permission: "orders.read",
    params: divisionOrderParams,
    reply: dataOf(merchantOrder),
    errors: ["signInNeeded", "notFound", "permissionDenied"],
  }),
  holdOrder: defineCall({
    key: "POST /divisions/{division}/orders/{id}/hold/",
    summary: "Holds a paid order until the shop resumes it. A second hold changes nothing.",
    access: "merchant",
    permission: "orders.manage",
    params: divisionOrderParams,
    body: z.strictObject({
      note: z.string().trim().max(300, "Must contain no more than 300 characters").default(""),
    }),
    reply: dataOf(z.object({ isHeld: z.boolean() })),
    errors: ["signInNeeded", "notFound", "permissionDenied", "moveRefused", "validation"],
  }),
  releaseOrder: defineCall({
    key: "POST /divisions/{division}/orders/{id}/go-on/",
    summary: "Resumes an order that the shop holds.",
    access: "merchant",
    permission: "orders.manage",
    params: divisionOrderParams,
    reply: dataOf(z.object({ isHeld: z.boolean() })),
    errors: ["signInNeeded", "notFound", "permissionDenied", "moveRefused"],
  }),
};
