import { bundlePieceLimit } from "@selvedge/domain/limits";
import * as z from "zod";
import { side } from "../blanks/blanks.calls.ts";
import { defineCall } from "../call.ts";
import { productStates } from "../products/merchant-product.ts";
import { amountMinor, wantedPrice, writeErrors } from "../products/product-fields.ts";
import {
  asProductId,
  currencyCode,
  dataOf,
  divisionParams,
  divisionProductParams,
  instant,
  version,
} from "../shapes.ts";
import { filledText, shortText } from "../text-fields.ts";

/** A product that may be part of a bundle, with all that its costs are reckoned from. */
export const bundlePart = z.object({
  productId: z.number(),
  name: z.string(),
  state: z.enum(productStates),
  imageUrl: z.string().nullable(),
  blankCode: z.string(),
  printedSides: z.array(side),
  /** How many prints one piece has: 0, 1 or 2. */
  printCount: z.number(),
  vatRate: z.number(),
  /** On its own at this moment, with VAT. */
  priceIncTaxMinor: amountMinor,
  sizeExtrasMinor: z.record(z.string(), amountMinor),
  choices: z.array(z.object({ colour: z.string(), sizes: z.array(z.string()) })),
});

/** What is fixed of a part; null is chosen by the shopper. */
const fixed = { colour: z.string().max(40).nullable(), size: z.string().max(20).nullable() };

const picture = z.object({ artworkId: z.number().int().positive(), altText: shortText(200) });

export const bundle = z.object({
  id: z.number(),
  version: z.number(),
  name: z.string(),
  sku: z.string(),
  description: z.string(),
  urlName: z.string(),
  state: z.enum(productStates),
  denialReason: z.string().nullable(),
  priceIncTaxMinor: amountMinor,
  salePriceIncTaxMinor: amountMinor.nullable(),
  currency: currencyCode,
  /** One for each piece, in their order. */
  parts: z.array(bundlePart.extend(fixed)),
  /** The names of parts that are deleted, or that shoppers now write on: they are not among the parts any more. */
  gone: z.array(z.string()),
  /** How many prints it has in all. */
  printCount: z.number(),
  /** Its own; without any it is shown by those of its parts. */
  pictures: z.array(picture.extend({ url: z.string() })),
  collectionIds: z.array(z.number()),
  costMinor: amountMinor,
  /** Without VAT, in the colours and sizes that cost most. */
  profitMinor: amountMinor,
  lowestPriceIncTaxMinor: amountMinor,
  updatedAt: instant,
});

const written = {
  name: filledText(80),
  description: shortText(4000).default(""),
  priceIncTaxMinor: wantedPrice,
  salePriceIncTaxMinor: wantedPrice.nullable().default(null),
  parts: z
    .array(z.strictObject({ productId: asProductId(z.number().int().positive()), ...fixed }))
    .min(2, "Choose at least two products.")
    .max(bundlePieceLimit, `A bundle holds at most ${bundlePieceLimit} pieces.`),
  pictures: z.array(z.strictObject(picture.shape)).max(8).default([]),
  collectionIds: z.array(z.number().int()).max(50).default([]),
};

const merchant = { access: "merchant" } as const;

export const bundleCalls = {
  listBundleParts: defineCall({
    key: "GET /divisions/{division}/bundle-parts/",
    summary: "The shop's products that a bundle may be made of, best selling first.",
    ...merchant,
    permission: "products.read",
    params: divisionParams,
    query: z.object({ search: z.string().trim().max(80).default("") }),
    reply: dataOf(z.array(bundlePart)),
    errors: ["signInNeeded", "notFound", "validation"],
  }),
  getBundle: defineCall({
    key: "GET /divisions/{division}/bundles/{id}/",
    summary: "A bundle as its merchant edits it.",
    ...merchant,
    permission: "products.read",
    params: divisionProductParams,
    reply: dataOf(bundle),
    errors: ["signInNeeded", "notFound"],
  }),
  createBundle: defineCall({
    key: "POST /divisions/{division}/bundles/",
    summary: "Makes a draft bundle of two or more of the shop's products, at a price of its own.",
    ...merchant,
    permission: "products.edit",
    params: divisionParams,
    needsIdempotencyKey: true,
    body: z.strictObject(written),
    reply: dataOf(bundle),
    errors: [...writeErrors, "idempotencyKeyMissing", "idempotencyKeyReused"],
  }),
  updateBundle: defineCall({
    key: "PUT /divisions/{division}/bundles/{id}/",
    summary: "Changes a bundle. A price below what its parts cost is refused. Orders keep what they were sold as.",
    ...merchant,
    permission: "products.edit",
    params: divisionProductParams,
    body: z.strictObject({ version, ...written }),
    reply: dataOf(bundle),
    errors: [...writeErrors, "stale"],
  }),
  publishBundle: defineCall({
    key: "POST /divisions/{division}/bundles/{id}/publish/",
    summary:
      "Puts a bundle on sale. Each of its parts has to be on sale itself. Publishing it again shows a hidden one.",
    ...merchant,
    permission: "products.publish",
    params: divisionProductParams,
    body: z.strictObject({ version }),
    reply: dataOf(bundle),
    errors: [...writeErrors, "stale"],
  }),
};
