// One order as staff see it: garments with their labels, payments, files, log and actions.
import { orderActions } from "@selvedge/domain/orders/action-table";
import * as z from "zod";
import { currencyCode, day, instant, majorAmount, storedAddress, typedWords } from "../shapes.ts";
import { differenceView } from "./difference-shapes.ts";
import { refundable, refundView } from "./refund-shapes.ts";
import { relative } from "./relative.ts";
import { staffShop } from "./staff-order-row.ts";

export const staffHold = z.object({
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
  /** What its shopper typed for it. */
  personalisation: z.array(typedWords),
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
  /** What became of it, where its money or a part of it went back or it is not made: "Refunded, not made". */
  end: z.string(),
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
  way: z.enum(["call", "mail", "page"]),
  key: z.string(),
});

export const staffOrder = z.object({
  id: z.number(),
  reference: z.string(),
  /** It began as a quote, which has a desk of its own. */
  isQuoted: z.boolean(),
  shop: staffShop.extend({ url: z.string() }),
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
  holds: z.array(staffHold),
  /** As its shopper reads it: a bundle is one item. */
  itemCount: z.number(),
  items: z.array(staffItem),
  amounts: z.object({
    goods: majorAmount,
    vat: majorAmount,
    discount: majorAmount,
    shipping: majorAmount,
    shippingTax: majorAmount,
    total: majorAmount,
    /** What gift cards paid of the total. */
    giftCard: majorAmount,
    currency: currencyCode,
  }),
  paidWith: z.string(),
  /** What is left to pay of an order on terms, and by when; null where nothing is owed. */
  due: z.object({ on: day, isLate: z.boolean(), left: majorAmount, poNumber: z.string() }).nullable(),
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
  /** null of an order that nothing was paid for. */
  refundable: refundable.nullable(),
  refunds: z.array(refundView),
  /** Lines that became a size of another price, or wait to; the newest first. */
  differences: z.array(differenceView),
  relatives: z.array(relative),
  printFiles: z.array(printFile),
  shipsTo: person.extend({ address: storedAddress }),
  billedTo: person,
  email: z.string(),
  phone: z.string(),
  shippingMethod: z.string(),
  /** One for each factory that makes a part of it; of an order that one factory makes the one that it was packed in. */
  parcels: z.array(
    z.object({
      factory: z.string(),
      service: z.string(),
      state: z.enum(["waiting", "making", "packed", "sent", "cancelled"]),
      carrier: z.string(),
      trackingCode: z.string(),
      trackingUrl: z.string(),
    }),
  ),
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
