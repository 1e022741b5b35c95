// Designs that wait for a look before anything of them is made.
import * as z from "zod";
import { defineCall } from "../call.ts";
import { printWarning } from "../products/merchant-product.ts";
import { dataOf, divisionParam, image, instant, productParam, version } from "../shapes.ts";

export const pendingProduct = z.object({
  id: z.number(),
  divisionId: z.number(),
  version: z.number(),
  name: z.string(),
  shop: z.object({ name: z.string(), code: z.string(), approved: z.number(), denied: z.number() }),
  blankName: z.string(),
  /** Empty for a bundle. */
  blankCode: z.string(),
  /** What is looked at of a bundle: its own words and pictures. Its parts are looked at each by itself. */
  bundle: z.object({ description: z.string(), parts: z.array(z.string()), pictures: z.array(image) }).nullable(),
  publishedAt: instant,
  /** Orders that wait in Paid for this decision. */
  waitingOrders: z.number(),
  colours: z.array(
    z.object({
      name: z.string(),
      hex: z.string(),
      isDefault: z.boolean(),
      pictures: z.array(z.object({ side: z.string(), picture: image })),
    }),
  ),
  arts: z.array(
    z.object({
      side: z.string(),
      previewUrl: z.string(),
      widthPx: z.number(),
      heightPx: z.number(),
      /** Of the file that goes to the printer. */
      dpi: z.number(),
      /** Of the shop's own pictures at the size they lie, the poorest; null where none is known. */
      resolution: z.object({ dpi: z.number(), verdict: z.enum(["good", "fair", "poor", "blocked"]) }).nullable(),
      inkCoverage: z.number(),
      /** What the shop will see about this side. */
      warnings: z.array(printWarning),
    }),
  ),
  areas: z.array(z.object({ side: z.string(), widthMm: z.number(), heightMm: z.number() })),
});

const productParams = z.object({ division: divisionParam, product: productParam });

export const moderationCalls = {
  pendingProducts: defineCall({
    key: "GET /atlas/approvals/",
    summary: "Designs that wait for approval, oldest first.",
    access: "staff",
    permission: "products.moderate",
    query: z.object({ limit: z.coerce.number().int().min(1).max(50).default(20) }),
    reply: z.object({
      data: z.array(pendingProduct),
      meta: z.object({ total: z.number(), doneToday: z.number() }),
      at: instant,
    }),
  }),
  decideProduct: defineCall({
    key: "POST /atlas/approvals/{division}/{product}/",
    summary:
      "Approves or denies the version of a design that was reviewed. A design that has changed since is reviewed again.",
    access: "staff",
    permission: "products.moderate",
    params: productParams,
    body: z.strictObject({
      version,
      decision: z.enum(["approve", "deny"]),
      reason: z
        .enum(["trademark", "copyright", "person", "hateful", "adult", "low_resolution", "will_not_print", "other"])
        .optional(),
      words: z.string().trim().max(500).default(""),
    }),
    reply: dataOf(z.object({ status: z.enum(["approved", "denied"]), undoUntil: instant })),
    errors: ["notFound", "conflict", "validation"],
  }),
  undoDecision: defineCall({
    key: "POST /atlas/approvals/{division}/{product}/undo/",
    summary: "Undoes the caller's own last decision, within ten seconds.",
    access: "staff",
    permission: "products.moderate",
    params: productParams,
    reply: dataOf(z.object({ status: z.literal("pending") })),
    errors: ["notFound", "conflict"],
  }),
};
