// The factory's paper: labels and packing slips.
import * as z from "zod";
import { defineCall } from "../call.ts";
import { asOrderId, dataOf, orderParam } from "../shapes.ts";
import { labelCodeText } from "./floor-fields.ts";

export const labelCalls = {
  claimLabels: defineCall({
    key: "POST /factory/labels/print/",
    summary:
      "Claims labels for printing and returns the address of their PDF. Anyone who scans may print the one label of a remade garment; anything more takes labels.print. Printing one again needs a reason.",
    access: "staff",
    permission: "floor.scan",
    body: z.strictObject({
      orders: z.array(asOrderId(z.number().int().positive())).max(100).default([]),
      labels: z.array(labelCodeText).max(100).default([]),
      reason: z.string().trim().max(200).default(""),
    }),
    reply: dataOf(z.object({ labels: z.array(z.string()), url: z.string() })),
    errors: ["notFound", "permissionDenied", "validation", "moveRefused"],
  }),
  labelsPdf: defineCall({
    key: "GET /factory/labels.pdf",
    summary: "Claimed labels as pages of 100 by 50 mm.",
    access: "staff",
    permission: "floor.read",
    query: z.object({ codes: z.string().max(2000) }),
    file: "application/pdf",
    errors: ["notFound"],
  }),
  packingSlip: defineCall({
    key: "GET /factory/orders/{order}/packing-slip.pdf",
    summary: "The packing slip of an order, or of the parcel of one factory, in the shop's own name.",
    access: "staff",
    permission: "orders.read",
    params: z.object({ order: orderParam }),
    query: z.object({ factory: z.string().max(30).default("") }),
    file: "application/pdf",
    errors: ["notFound", "moveRefused"],
  }),
};
