import * as z from "zod";
import { defineCall } from "../call.ts";
import {
  currencyCode,
  dataOf,
  divisionItemParams,
  divisionParams,
  instant,
  listOf,
  paging,
  version,
} from "../shapes.ts";
import { filledText, shortText } from "../text-fields.ts";
import { side } from "./blanks.calls.ts";

const amountMinor = z.number().int();

/** Where a product stands for its merchant. Live ones are for sale, in review included. */
export const productStates = ["live", "in_review", "denied", "draft", "hidden"] as const;

const money = z.object({
  priceIncTaxMinor: amountMinor,
  salePriceIncTaxMinor: amountMinor.nullable(),
  onSale: z.boolean(),
  currency: currencyCode,
  /** Kept of one piece at the price now asked: the least and the most of the colours and sizes on sale. 0 where none is. */
  profitMinor: amountMinor,
  highestProfitMinor: amountMinor,
});

export const productRow = z.object({
  id: z.number(),
  name: z.string(),
  sku: z.string(),
  blankName: z.string(),
  state: z.enum(productStates),
  denialReason: z.string().nullable(),
  isDrawing: z.boolean(),
  hasFailedPictures: z.boolean(),
  imageUrl: z.string().nullable(),
  colours: z.array(z.object({ name: z.string(), hex: z.string() })),
  collections: z.number(),
  sold: z.number(),
  updatedAt: instant,
  ...money.shape,
});

export const mockups = z.object({
  pictures: z.array(
    z.object({
      colour: z.string(),
      side,
      state: z.enum(["waiting", "ready", "failed"]),
      sizes: z.record(z.string(), z.string()),
      altText: z.string(),
    }),
  ),
  ready: z.number(),
  failed: z.number(),
  total: z.number(),
  printFiles: z.object({ ready: z.number(), total: z.number() }),
  /** Why a print file could not be drawn, in words. */
  printFailure: z.string().nullable(),
  isDrawing: z.boolean(),
});

export const printWarning = z.object({
  code: z.enum(["hard_to_see", "soft_ink", "background_box"]),
  side,
  text: z.string(),
});

export const merchantProduct = z.object({
  id: z.number(),
  version: z.number(),
  name: z.string(),
  sku: z.string(),
  description: z.string(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  urlName: z.string(),
  designId: z.number(),
  /** The design was changed after it was last published. */
  hasNewDesign: z.boolean(),
  blankCode: z.string(),
  blankName: z.string(),
  vatRate: z.number(),
  printedSides: z.array(side),
  /** Of the placed picture that prints coarsest; null when none is placed. */
  lowestDpi: z.number().int().nullable(),
  /** What does not keep the design from being printed but may be a mistake, once its files are drawn. */
  printWarnings: z.array(printWarning),
  state: z.enum(productStates),
  approvalStatus: z.enum(["draft", "pending", "approved", "denied"]),
  denialReason: z.string().nullable(),
  /** When our team approved or denied it; null while it waits. */
  decidedAt: instant.nullable(),
  enabled: z.boolean(),
  defaultColour: z.string(),
  variants: z.array(
    z.object({ colour: z.string(), hex: z.string(), size: z.string(), enabled: z.boolean(), stock: z.number() }),
  ),
  collectionIds: z.array(z.number()),
  mockups,
  createdAt: instant,
  publishedAt: instant.nullable(),
  updatedAt: instant,
  /** At which nothing is lost on the dearest colour and size on sale. */
  lowestPriceIncTaxMinor: amountMinor,
  /** Of each size on sale, in the colour that costs most: what it costs, what it leaves, and its lowest price. */
  profitBySize: z.array(
    z.object({
      size: z.string(),
      costMinor: amountMinor,
      profitMinor: amountMinor,
      lowestPriceIncTaxMinor: amountMinor,
    }),
  ),
  ...money.shape,
});

const colourChoice = z.strictObject({
  colour: z.string().max(40),
  sizes: z.array(z.string().max(20)).max(20),
});

const wantedPrice = amountMinor.positive("Enter an amount").max(1_000_000, "Enter a lower amount");

/** Several products at once. */
const productIds = z.array(z.number().int().positive()).min(1).max(100);

/** How prices change: all to one amount, or each by a share of its own. */
const priceStep = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("set"), priceIncTaxMinor: wantedPrice }),
  z.strictObject({
    kind: z.literal("by_percent"),
    percent: z.number().min(-90, "Lower it by no more than 90%").max(500, "Raise it by no more than 500%"),
  }),
]);

/** What a merchant may change of a product. What is left out stays. */
export const productChange = z.strictObject({
  version,
  name: filledText(80).optional(),
  description: shortText(4000).optional(),
  metaTitle: shortText(80).optional(),
  metaDescription: shortText(200).optional(),
  priceIncTaxMinor: wantedPrice.optional(),
  salePriceIncTaxMinor: wantedPrice.nullable().optional(),
  onSale: z.boolean().optional(),
  enabled: z.boolean().optional(),
  defaultColour: z.string().max(40).optional(),
  /** The sizes on sale of every colour on sale. */
  choices: z.array(colourChoice).max(40).optional(),
  collectionIds: z.array(z.number().int()).max(50).optional(),
});

const merchant = { access: "merchant" } as const;
const writeErrors = ["signInNeeded", "notFound", "permissionDenied", "validation", "csrf"] as const;
const productReply = dataOf(merchantProduct);

export const productCalls = {
  listProducts: defineCall({
    key: "GET /divisions/{division}/products/",
    summary: "The shop's products by state, text, order and page, with the number in each state.",
    ...merchant,
    permission: "products.read",
    params: divisionParams,
    query: z.object({
      state: z.enum(["all", ...productStates]).default("all"),
      search: z.string().trim().max(80).default(""),
      sort: z.enum(["edited", "name", "price", "sold"]).default("edited"),
      direction: z.enum(["asc", "desc"]).default("desc"),
      ...paging,
    }),
    reply: listOf(productRow).extend({ counts: z.record(z.string(), z.number()) }),
    errors: ["signInNeeded", "notFound", "validation"],
  }),
  getProduct: defineCall({
    key: "GET /divisions/{division}/products/{id}/",
    summary: "A product as its merchant edits it.",
    ...merchant,
    permission: "products.read",
    params: divisionItemParams,
    reply: productReply,
    errors: ["signInNeeded", "notFound"],
  }),
  createProduct: defineCall({
    key: "POST /divisions/{division}/products/",
    summary: "Makes a draft product from a design. The same design gives the same draft.",
    ...merchant,
    permission: "products.edit",
    params: divisionParams,
    needsIdempotencyKey: true,
    body: z.strictObject({
      designId: z.number().int().positive(),
      name: z.string().trim().max(80).default(""),
      priceIncTaxMinor: wantedPrice.optional(),
      colours: z.array(z.string().max(40)).max(40).optional(),
    }),
    reply: productReply,
    errors: [...writeErrors, "idempotencyKeyMissing", "idempotencyKeyReused"],
  }),
  updateProduct: defineCall({
    key: "PATCH /divisions/{division}/products/{id}/",
    summary: "Changes a product. A price below what the product costs is refused.",
    ...merchant,
    permission: "products.edit",
    params: divisionItemParams,
    body: productChange,
    reply: productReply,
    errors: [...writeErrors, "stale"],
  }),
  publishProduct: defineCall({
    key: "POST /divisions/{division}/products/{id}/publish/",
    summary:
      "Puts a product on sale: freezes its design, writes its variants, and has mockups and print files drawn. A new design goes to review.",
    ...merchant,
    permission: "products.publish",
    params: divisionItemParams,
    needsIdempotencyKey: true,
    body: z.strictObject({ version }),
    reply: productReply,
    errors: [...writeErrors, "stale", "idempotencyKeyMissing", "idempotencyKeyReused"],
  }),
  unpublishProduct: defineCall({
    key: "POST /divisions/{division}/products/{id}/unpublish/",
    summary: "Takes a product off sale; it can be put back as it was.",
    ...merchant,
    permission: "products.publish",
    params: divisionItemParams,
    reply: productReply,
    errors: writeErrors,
  }),
  changeProducts: defineCall({
    key: "POST /divisions/{division}/products/change/",
    summary: "Hides, shows, deletes or restores several products at once.",
    ...merchant,
    permission: "products.edit",
    params: divisionParams,
    body: z.strictObject({
      ids: productIds,
      action: z.enum(["hide", "show", "delete", "restore"]),
    }),
    reply: dataOf(z.object({ changed: z.array(z.number()) })),
    errors: writeErrors,
  }),
  deleteProduct: defineCall({
    key: "DELETE /divisions/{division}/products/{id}/",
    summary: "Deletes a product. Orders keep what they sold; restoring brings it back.",
    ...merchant,
    permission: "products.edit",
    params: divisionItemParams,
    reply: dataOf(z.object({ id: z.number() })),
    errors: writeErrors,
  }),
  restoreProduct: defineCall({
    key: "POST /divisions/{division}/products/{id}/restore/",
    summary: "Brings a deleted product back as it was.",
    ...merchant,
    permission: "products.edit",
    params: divisionItemParams,
    reply: productReply,
    errors: writeErrors,
  }),
  getMockups: defineCall({
    key: "GET /divisions/{division}/products/{id}/mockups/",
    summary: "How far the drawing of a product's pictures and print files is.",
    ...merchant,
    permission: "products.read",
    params: divisionItemParams,
    reply: dataOf(mockups),
    errors: ["signInNeeded", "notFound"],
  }),
  redrawMockups: defineCall({
    key: "POST /divisions/{division}/products/{id}/mockups/redraw/",
    summary: "Has failed pictures drawn again, or all of them.",
    ...merchant,
    permission: "products.edit",
    params: divisionItemParams,
    body: z.strictObject({ only: z.enum(["failed", "all"]).default("failed") }),
    reply: dataOf(mockups),
    errors: writeErrors,
  }),
  previewPrices: defineCall({
    key: "POST /divisions/{division}/products/price-preview/",
    summary: "What a change of price would make of several products, and why not where it cannot be. Changes nothing.",
    ...merchant,
    permission: "products.read",
    params: divisionParams,
    body: z.strictObject({ ids: productIds, change: priceStep }),
    reply: dataOf(
      z.array(
        z.object({
          id: z.number(),
          name: z.string(),
          version: z.number(),
          currency: currencyCode,
          priceIncTaxMinor: amountMinor,
          newPriceIncTaxMinor: amountMinor,
          /** The size that costs most, where sizes do not all cost the same. */
          dearestSize: z.string().nullable(),
          /** The least that one piece on sale leaves, before and after. */
          profitMinor: amountMinor,
          newProfitMinor: amountMinor,
          /** Why this price cannot be set, in words; null where it can. */
          refusal: z.string().nullable(),
        }),
      ),
    ),
    errors: writeErrors,
  }),
  changePrices: defineCall({
    key: "POST /divisions/{division}/products/prices/",
    summary:
      "Sets the prices of several products, each over the version that was seen. One that cannot be set is told and leaves the others.",
    ...merchant,
    permission: "products.edit",
    params: divisionParams,
    body: z.strictObject({
      prices: z
        .array(z.strictObject({ id: z.number().int().positive(), version, priceIncTaxMinor: wantedPrice }))
        .min(1)
        .max(100),
    }),
    reply: dataOf(
      z.object({
        changed: z.array(
          z.object({
            id: z.number(),
            version: z.number(),
            priceIncTaxMinor: amountMinor,
            priceBeforeIncTaxMinor: amountMinor,
          }),
        ),
        refused: z.array(z.object({ id: z.number(), name: z.string(), reason: z.string() })),
      }),
    ),
    errors: writeErrors,
  }),
};

const collection = z.object({ id: z.number(), name: z.string(), urlName: z.string(), products: z.number() });

export const collectionCalls = {
  listOwnCollections: defineCall({
    key: "GET /divisions/{division}/collections/",
    summary: "The shop's collections with how many products each has.",
    ...merchant,
    permission: "products.read",
    params: divisionParams,
    reply: dataOf(z.array(collection)),
    errors: ["signInNeeded", "notFound"],
  }),
  createCollection: defineCall({
    key: "POST /divisions/{division}/collections/",
    summary: "Makes a collection. A name that is taken gives the collection that has it.",
    ...merchant,
    permission: "collections.edit",
    params: divisionParams,
    body: z.strictObject({ name: filledText(60) }),
    reply: dataOf(collection),
    errors: writeErrors,
  }),
};
