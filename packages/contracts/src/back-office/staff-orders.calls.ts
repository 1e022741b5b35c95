// Orders of every shop, as staff see them.
import { orderActions } from "@selvedge/domain/orders/action-table";
import * as z from "zod";
import { defineCall } from "../call.ts";
import { currencyCode, dataOf, day, divisionParam, idParam, instant, majorAmount, paging } from "../shapes.ts";
import { shortText } from "../text-fields.ts";

export const orderViews = ["all", "to_release", "late", "due_today", "held", "making", "ready", "issues"] as const;

const shop = z.object({ id: z.number(), name: z.string(), code: z.string() });
const hold = z.object({
  id: z.number(),
  code: z.string(),
  name: z.string(),
  tone: z.enum(["danger", "warning", "info"]),
  blocks: z.string(),
  note: z.string(),
  placedBy: z.string(),
  placedAt: instant,
  /** What releasing it says. */
  release: z.string(),
});

export const staffOrderRow = z.object({
  id: z.number(),
  reference: z.string(),
  shop,
  shipsTo: z.string(),
  images: z.array(z.string()),
  units: z.number(),
  status: z.string(),
  statusName: z.string(),
  percentage: z.number(),
  /** Segments filled, of as many as the order's flow has; those that a stopped order had reached. */
  stage: z.number(),
  stageCount: z.number(),
  /** The name of the status that a stopped order goes on from; empty while it moves. */
  stoppedAt: z.string(),
  garments: z.object({ done: z.number(), total: z.number() }).nullable(),
  hold: z.object({ code: z.string(), name: z.string(), tone: z.enum(["danger", "warning", "info"]) }).nullable(),
  priority: z.number(),
  shipBy: day.nullable(),
  spareMinutes: z.number().nullable(),
  total: majorAmount,
  currency: currencyCode,
  createdAt: instant,
});

const labelStep = z.object({
  station: z.enum(["pick", "pretreat", "print", "check", "sort", "pack"]),
  state: z.enum(["done", "now", "later", "not_needed", "failed", "replaced"]),
  at: instant.nullable(),
  /** Person or machine, or the reason. */
  by: z.string(),
});

export const staffLabel = z.object({
  code: z.string(),
  counter: z.number(),
  of: z.number(),
  state: z.string(),
  isReplaced: z.boolean(),
  steps: z.array(labelStep),
  hole: z.string(),
  labelPrints: z.number(),
});

const staffItem = z.object({
  id: z.number(),
  name: z.string(),
  sku: z.string(),
  colour: z.string(),
  hex: z.string(),
  size: z.string(),
  sides: z.array(z.string()),
  approval: z.string(),
  image: z.string(),
  quantity: z.number(),
  unitPriceIncTax: majorAmount,
  price: majorAmount,
  tax: majorAmount,
  discount: majorAmount,
  total: majorAmount,
  labels: z.array(staffLabel),
});

export const printFile = z.object({
  id: z.number(),
  name: z.string(),
  side: z.string(),
  sha256: z.string(),
  widthPx: z.number(),
  heightPx: z.number(),
  dpi: z.number(),
  sizeBytes: z.number(),
  previewUrl: z.string(),
  fileUrl: z.string(),
});

const person = z.object({ name: z.string(), lines: z.array(z.string()) });

export const allowedAction = z.object({
  code: z.enum(orderActions),
  name: z.string(),
  note: z.string(),
  isAllowed: z.boolean(),
  way: z.enum(["call", "mail"]),
  key: z.string(),
});

export const staffOrder = z.object({
  id: z.number(),
  reference: z.string(),
  shop: shop.extend({ url: z.string() }),
  status: z.string(),
  statusName: z.string(),
  percentage: z.number(),
  stages: z.array(
    z.object({
      name: z.string(),
      state: z.enum(["done", "now", "later", "stopped"]),
      at: instant.nullable(),
      note: z.string(),
    }),
  ),
  priority: z.number(),
  shipBy: day.nullable(),
  spareMinutes: z.number().nullable(),
  promisedFrom: day,
  promisedTo: day,
  createdAt: instant,
  holds: z.array(hold),
  items: z.array(staffItem),
  amounts: z.object({
    goods: majorAmount,
    vat: majorAmount,
    discount: majorAmount,
    shipping: majorAmount,
    shippingTax: majorAmount,
    total: majorAmount,
    currency: currencyCode,
  }),
  paidWith: z.string(),
  payments: z.array(
    z.object({
      id: z.string(),
      method: z.string(),
      amount: majorAmount,
      state: z.enum(["started", "action_needed", "succeeded", "failed"]),
      message: z.string(),
      at: instant,
    }),
  ),
  printFiles: z.array(printFile),
  shipsTo: person,
  billedTo: person,
  email: z.string(),
  phone: z.string(),
  shippingMethod: z.string(),
  parcel: z
    .object({
      carrier: z.string(),
      trackingCode: z.string(),
      trackingUrl: z.string(),
      dispatchedAt: instant.nullable(),
    })
    .nullable(),
  log: z.array(
    z.object({
      id: z.string(),
      at: instant,
      text: z.string(),
      actor: z.string(),
      tone: z.enum(["neutral", "primary", "success", "warning", "danger"]),
    }),
  ),
  actions: z.array(allowedAction),
});

const orderParams = z.object({ order: idParam });
const reason = shortText(300).min(3, "Say in a few words why");

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
      shop: z.coerce.number().int().min(1).max(999_999_999).optional(),
      shipBefore: day.optional(),
      ...paging,
      perPage: z.coerce.number().int().min(1).max(100).default(50),
    }),
    reply: z.object({
      data: z.array(staffOrderRow),
      meta: z.object({ page: z.number(), perPage: z.number(), total: z.number() }),
      views: z.array(z.object({ code: z.enum(orderViews), name: z.string(), count: z.number().nullable() })),
      /** The shop that was asked for; null where all were, or where there is none. */
      shop: shop.nullable(),
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
    reply: dataOf(z.array(shop)),
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
    body: z.strictObject({ orders: z.array(z.number().int().positive()).min(1).max(100) }),
    reply: dataOf(z.array(outcome)),
  }),
  placeHold: defineCall({
    key: "POST /atlas/orders/{order}/holds/",
    summary: "Stops an order at one step until the hold is released.",
    access: "staff",
    permission: "orders.hold",
    params: orderParams,
    body: z.strictObject({ code: z.string().max(40), note: z.string().trim().max(300).default("") }),
    reply: dataOf(hold),
    errors: ["notFound", "moveRefused", "validation"],
  }),
  releaseHold: defineCall({
    key: "POST /atlas/orders/{order}/holds/{hold}/release/",
    summary: "Lets an order go on. Releasing it twice changes nothing.",
    access: "staff",
    permission: "orders.hold",
    params: z.object({ order: idParam, hold: idParam }),
    reply: dataOf(z.object({ id: z.number(), releasedBy: z.string() })),
    errors: ["notFound"],
  }),
  stopOrder: defineCall({
    key: "POST /atlas/orders/{order}/issue/",
    summary: "Takes an order that is being made off every queue.",
    access: "staff",
    permission: "orders.stop",
    params: orderParams,
    body: z.strictObject({ reason }),
    reply: dataOf(z.object({ status: z.string() })),
    errors: ["notFound", "moveRefused", "validation"],
  }),
  resumeOrder: defineCall({
    key: "POST /atlas/orders/{order}/resume/",
    summary: "Puts a stopped order back to where its garments are.",
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
