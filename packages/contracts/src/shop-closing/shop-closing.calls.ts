// A shop takes its data along, and closes.
import * as z from "zod";
import { defineCall } from "../call.ts";
import { dataOf, divisionParams, instant } from "../shapes.ts";

const shopExport = z.object({
  id: z.number(),
  state: z.enum(["waiting", "running", "ready", "failed"]),
  /** Rows and files that are in it, and that will be. */
  done: z.number(),
  total: z.number(),
  sizeBytes: z.number(),
  /** Why it failed; empty for every other state. */
  reason: z.string(),
  createdAt: instant,
  expiresAt: instant.nullable(),
  /** Downloads it without a sign-in, for an hour; null until it is ready. */
  url: z.string().nullable(),
});

const closing = z.object({
  exports: z.array(shopExport),
  /** Orders that are paid and not finished: a shop cannot be closed before they are. */
  openOrders: z.number(),
  /** null for a shop that stays. */
  closesAt: instant.nullable(),
});

const errors = ["notFound", "permissionDenied"] as const;

export const shopClosingCalls = {
  readClosing: defineCall({
    key: "GET /divisions/{division}/closing/",
    summary: "Exports of a shop, and whether it is being closed.",
    access: "merchant",
    permission: "shop.close",
    params: divisionParams,
    reply: dataOf(closing),
    errors,
  }),
  startExport: defineCall({
    key: "POST /divisions/{division}/exports/",
    summary:
      "Begins an export of everything of a shop, its files too, as one ZIP of JSON, without passwords and keys. One that is on its way is answered instead of a second one.",
    access: "merchant",
    permission: "shop.close",
    params: divisionParams,
    reply: dataOf(closing),
    errors: [...errors, "tooManyTries"],
  }),
  closeShop: defineCall({
    key: "PUT /divisions/{division}/closing/",
    summary: "Closes a shop in 30 days, for whoever types its name. Refused while orders are open.",
    access: "merchant",
    permission: "shop.close",
    params: divisionParams,
    body: z.strictObject({ name: z.string().max(200) }),
    reply: dataOf(closing),
    errors: [...errors, "validation", "conflict"],
  }),
  keepShop: defineCall({
    key: "DELETE /divisions/{division}/closing/",
    summary: "Takes the closing of a shop back.",
    access: "merchant",
    permission: "shop.close",
    params: divisionParams,
    reply: dataOf(closing),
    errors,
  }),
};
