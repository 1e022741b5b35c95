import * as z from "zod";
import { defineCall } from "../call.ts";
import { dataOf, divisionParams, divisionProductParams, listOf, paging, version } from "../shapes.ts";
import { filledText, shortText } from "../text-fields.ts";
import { merchantProduct, productRow, productStates } from "./merchant-product.ts";
import { personalisation } from "./personalisation.ts";
import { productIds, wantedExtras, wantedPrice, writeErrors } from "./product-fields.ts";

const colourChoice = z.strictObject({
  colour: z.string().max(40),
  sizes: z.array(z.string().max(20)).max(20),
});

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
  sizeExtrasMinor: wantedExtras.optional(),
  enabled: z.boolean().optional(),
  defaultColour: z.string().max(40).optional(),
  /** The sizes on sale of every colour on sale. */
  choices: z.array(colourChoice).max(40).optional(),
  collectionIds: z.array(z.number().int()).max(50).optional(),
  /** What shoppers may write on it; null for nothing. */
  personalisation: personalisation.nullable().optional(),
});

const merchant = { access: "merchant" } as const;

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
    params: divisionProductParams,
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
    params: divisionProductParams,
    body: productChange,
    reply: productReply,
    errors: [...writeErrors, "stale"],
  }),
  publishProduct: defineCall({
    key: "POST /divisions/{division}/products/{id}/publish/",
    summary:
      "Puts a product on sale: freezes its design, writes its variants, and queues the rendering of its mockups and print files. A new design goes to review.",
    ...merchant,
    permission: "products.publish",
    params: divisionProductParams,
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
    params: divisionProductParams,
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
    summary: "Deletes a product. Orders keep what they sold; it can be restored.",
    ...merchant,
    permission: "products.edit",
    params: divisionProductParams,
    reply: dataOf(z.object({ id: z.number() })),
    errors: writeErrors,
  }),
  restoreProduct: defineCall({
    key: "POST /divisions/{division}/products/{id}/restore/",
    summary: "Restores a deleted product as it was.",
    ...merchant,
    permission: "products.edit",
    params: divisionProductParams,
    reply: productReply,
    errors: writeErrors,
  }),
};
