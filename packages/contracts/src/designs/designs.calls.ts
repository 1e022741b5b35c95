import * as z from "zod";
import { defineCall } from "../call.ts";
import { dataOf, divisionItemParams, divisionParams, instant, listOf, paging, version } from "../shapes.ts";
import { filledText } from "../text-fields.ts";

/** A scene in millimetres; the design package reads it, so that its faults are reported by their field. */
const scene = z.record(z.string(), z.unknown());

/** A picture that a design uses, also when it has left the list of artworks. */
const designAsset = z.object({
  sha256: z.string(),
  name: z.string(),
  mime: z.enum(["image/png", "image/jpeg"]),
  widthPx: z.number(),
  heightPx: z.number(),
  hasAlpha: z.boolean(),
  previewUrl: z.string(),
});

export const design = z.object({
  id: z.number(),
  name: z.string(),
  blankCode: z.string(),
  scene,
  version: z.number(),
  assets: z.array(designAsset),
  /** The product that is made from it, when there is one. */
  product: z
    .object({ id: z.number(), name: z.string(), isPublished: z.boolean(), priceIncTaxMinor: z.number().int() })
    .nullable(),
  updatedAt: instant,
});

export const designCalls = {
  listDesigns: defineCall({
    key: "GET /divisions/{division}/designs/",
    summary: "Designs that no product is made from yet, last changed first.",
    access: "merchant",
    permission: "designs.read",
    params: divisionParams,
    query: z.object({ ...paging }),
    reply: listOf(design),
    errors: ["signInNeeded", "notFound", "validation"],
  }),
  createDesign: defineCall({
    key: "POST /divisions/{division}/designs/",
    summary: "Creates a design on a blank, with an artwork placed on its front when one is named.",
    access: "merchant",
    permission: "designs.edit",
    params: divisionParams,
    needsIdempotencyKey: true,
    body: z.strictObject({
      name: z.string().trim().max(80).default(""),
      blankCode: z.string().max(40),
      artworkId: z.number().int().positive().optional(),
    }),
    reply: dataOf(design),
    errors: ["signInNeeded", "notFound", "permissionDenied", "validation", "idempotencyKeyMissing", "csrf"],
  }),
  getDesign: defineCall({
    key: "GET /divisions/{division}/designs/{id}/",
    summary: "A design with its scene and the pictures in it.",
    access: "merchant",
    permission: "designs.read",
    params: divisionItemParams,
    reply: dataOf(design),
    errors: ["signInNeeded", "notFound"],
  }),
  saveDesign: defineCall({
    key: "PUT /divisions/{division}/designs/{id}/",
    summary:
      "Saves a design over the version that was opened. 412 with the newer version when someone saved in between.",
    access: "merchant",
    permission: "designs.edit",
    params: divisionItemParams,
    body: z.strictObject({ version, name: filledText(80), scene }),
    reply: dataOf(z.object({ version: z.number(), savedAt: instant })),
    errors: ["signInNeeded", "notFound", "permissionDenied", "validation", "stale", "csrf"],
  }),
};
