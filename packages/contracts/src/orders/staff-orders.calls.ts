// Orders of every shop, as staff see them.
import * as z from "zod";
import { defineCall } from "../call.ts";
import {
  asDivisionId,
  asOrderId,
  dataOf,
  day,
  divisionParam,
  idParam,
  instant,
  orderParam,
  paging,
} from "../shapes.ts";
import { shortText } from "../text-fields.ts";
import { staffHold, staffOrder } from "./staff-order.ts";
import { staffOrderRow, staffShop } from "./staff-order-row.ts";

export const orderViews = ["all", "to_release", "late", "due_today", "held", "making", "ready", "issues"] as const;

const orderParams = z.object({ order: orderParam });
const reason = shortText(300).min(3, "Give a short reason");

/** What became of one order of many. */
const outcome = z.object({
  orderId: z.number(),
  reference: z.string(),
  ok: z.boolean(),
  code: z.string(),
  message: z.string(),
  labels: z.array(z.string()),
});

export const staffOrderCalls = {
  listOrders: defineCall({
    key: "GET /atlas/orders/",
    summary: "Orders of every shop, soonest ship-by first, with the counts of the saved views.",
    access: "staff",
    permission: "orders.read",
    query: z.object({
      view: z.enum(orderViews).default("all"),
      q: z.string().trim().max(120).default(""),
      status: z.string().max(200).default(""),
      shop: asDivisionId(z.coerce.number().int().min(1).max(999_999_999)).optional(),
      shipBefore: day.optional(),
      ...paging,
      perPage: z.coerce.number().int().min(1).max(100).default(50),
    }),
    reply: z.object({
      data: z.array(staffOrderRow),
      meta: z.object({ page: z.number(), perPage: z.number(), total: z.number() }),
      views: z.array(z.object({ code: z.enum(orderViews), name: z.string(), count: z.number().nullable() })),
      /** The requested shop; null where all were, or where there is none. */
      shop: staffShop.nullable(),
      at: instant,
    }),
  }),
  listShops: defineCall({
    key: "GET /atlas/shops/",
    summary:
      "Shops with orders, by name: those whose name begins as given, with or without its article, or whose code it is.",
    access: "staff",
    permission: "orders.read",
    query: z.object({ q: z.string().trim().max(120).default("") }),
    reply: dataOf(z.array(staffShop)),
  }),
  getOrder: defineCall({
    key: "GET /atlas/orders/{order}/",
    summary: "One order with its garments, labels, payments, files, log, and what the caller can do now.",
    access: "staff",
    permission: "orders.read",
    params: orderParams,
    reply: dataOf(staffOrder),
    errors: ["notFound"],
  }),
  releaseOrders: defineCall({
    key: "POST /atlas/orders/release/",
    summary: "Releases paid orders to the floor: one label for each garment. Each order has its own result.",
    access: "staff",
    permission: "orders.release",
    body: z.strictObject({ orders: z.array(asOrderId(z.number().int().positive())).min(1).max(100) }),
    reply: dataOf(z.array(outcome)),
  }),
  placeHold: defineCall({
    key: "POST /atlas/orders/{order}/holds/",
    summary: "Stops an order at one step until the hold is released.",
    access: "staff",
    permission: "orders.hold",
    params: orderParams,
    body: z.strictObject({ code: z.string().max(40), note: z.string().trim().max(300).default("") }),
    reply: dataOf(staffHold),
    errors: ["notFound", "moveRefused", "validation"],
  }),
  releaseHold: defineCall({
    key: "POST /atlas/orders/{order}/holds/{hold}/release/",
    summary: "Releases a hold, so that the order resumes. Releasing it twice changes nothing.",
    access: "staff",
    permission: "orders.hold",
    params: z.object({ order: orderParam, hold: idParam }),
    reply: dataOf(z.object({ id: z.number(), releasedBy: z.string() })),
    errors: ["notFound"],
  }),
  stopOrder: defineCall({
    key: "POST /atlas/orders/{order}/issue/",
    summary: "Stops an order in production and removes it from every queue.",
    access: "staff",
    permission: "orders.stop",
    params: orderParams,
    body: z.strictObject({ reason }),
    reply: dataOf(z.object({ status: z.string() })),
    errors: ["notFound", "moveRefused", "validation"],
  }),
  resumeOrder: defineCall({
    key: "POST /atlas/orders/{order}/resume/",
    summary: "Resumes a stopped order at the step where its garments are.",
    access: "staff",
    permission: "orders.resume",
    params: orderParams,
    body: z.strictObject({ reason }),
    reply: dataOf(z.object({ status: z.string() })),
    errors: ["notFound", "moveRefused", "validation"],
  }),
  printFile: defineCall({
    key: "GET /atlas/print-files/{division}/{file}/",
    summary: "A print file as it goes to the printer, for those who may open files; or a small picture of it.",
    access: "staff",
    permission: "files.preview",
    params: z.object({ division: divisionParam, file: idParam }),
    query: z.object({ preview: z.coerce.number().int().min(32).max(1600).optional() }),
    file: "image/png",
    errors: ["notFound", "permissionDenied"],
  }),
};
