import { guardSets } from "@selvedge/domain/access/guards";
import { productSorts, usualSort } from "@selvedge/domain/products/product-sorts";
import * as z from "zod";
import { defineCall } from "../call.ts";
import { asProductId, currencyCode, dataOf, divisionParams, image, majorAmount } from "../shapes.ts";

/** A product as a card shows it. */
export const productCard = z.object({
  id: z.number(),
  urlName: z.string(),
  name: z.string(),
  price: majorAmount,
  salePrice: majorAmount.nullable(),
  /** Its sizes have prices of their own: those above are of the cheapest. */
  isFrom: z.boolean(),
  onSale: z.boolean(),
  currency: currencyCode,
  image: image.nullable(),
  colours: z.array(z.object({ name: z.string(), hex: z.string() })),
  blankName: z.string(),
  /** What verified buyers gave it in stars; null where nobody has. */
  rating: z.object({ average: z.number(), count: z.number() }).nullable(),
  createdAt: z.string(),
});

/** A product with everything that its page shows. Source: platform-core §3 "product". */
export const product = productCard.extend({
  uuid: z.string(),
  sku: z.string(),
  description: z.string(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  gender: z.string(),
  type: z.string(),
  vatRate: z.number(),
  defaultColour: z.string(),
  enabled: z.boolean(),
  enableAddToCart: z.boolean(),
  options: z.array(
    z.object({
      colour: z.string(),
      hex: z.string(),
      sizes: z.array(
        z.object({
          ...{ size: z.string(), variantId: z.string(), sku: z.string(), inStock: z.boolean() },
          /** What it costs now, with VAT; absent where all sizes cost the product's price. */
          price: majorAmount.optional(),
          currency: currencyCode.optional(),
          /** Where only a few pieces are there. */
          left: z.number().optional(),
        }),
      ),
      images: z.array(image.extend({ side: z.string() })),
    }),
  ),
  manufacturer: z.object({ name: z.string(), urlName: z.string() }),
  /** What its shopper types; null for a product that is sold as it is. */
  personalisation: z
    .object({
      fields: z.array(
        z.object({
          ...{ key: z.string(), label: z.string(), kind: z.enum(["name", "number", "text"]), isRequired: z.boolean() },
          ...{ maxLength: z.number(), isUppercase: z.boolean(), example: z.string() },
          /** What it adds to the price once it is filled in. */
          ...{ charge: majorAmount, side: z.string() },
        }),
      ),
      fonts: z.array(z.object({ code: z.string(), name: z.string() })),
      inks: z.array(z.object({ code: z.string(), name: z.string(), hex: z.string() })),
    })
    .nullable(),
  /** What a bundle is made of, once for each piece, with the colours and sizes to choose from; absent for everything else. */
  parts: z
    .array(
      z.object({
        bundleItemId: z.number(),
        productId: z.number(),
        name: z.string(),
        urlName: z.string(),
        blankName: z.string(),
        /** On its own. */
        price: majorAmount,
        /** gone: not on sale any more. */
        standing: z.enum(["on_sale", "sold_out", "gone"]),
        options: z.array(
          z.object({
            colour: z.string(),
            hex: z.string(),
            image: image.optional(),
            sizes: z.array(z.object({ size: z.string(), variantId: z.string(), inStock: z.boolean() })),
          }),
        ),
      }),
    )
    .optional(),
});

/** What a shopper looks for: products, collections, blanks. */
export const catalogueCalls = {
  divisionProducts: defineCall({
    key: "GET /division/{division}/products/",
    summary: "A shop's products, best selling first or in another order.",
    access: "anyone",
    guards: guardSets.storeAccess,
    params: divisionParams,
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(24),
      collection: z.string().max(100).optional(),
      sort: z.enum(productSorts).default(usualSort),
    }),
    reply: dataOf(z.array(productCard)),
    errors: ["shopClosed", "notFound"],
  }),
  figures: defineCall({
    key: "GET /division/{division}/figures/",
    summary: "How much a shop has, as numbers with their words: what a block of numbers loads.",
    access: "anyone",
    guards: guardSets.storeAccess,
    params: divisionParams,
    reply: dataOf(z.array(z.object({ figure: z.string(), text: z.string() }))),
    errors: ["shopClosed", "notFound"],
  }),
  collections: defineCall({
    key: "GET /collections/get/{division}/",
    summary: "A shop's collections.",
    access: "anyone",
    guards: guardSets.storeAccess,
    params: divisionParams,
    reply: dataOf(
      z.array(
        z.object({
          id: z.number(),
          urlName: z.string(),
          name: z.string(),
          description: z.string(),
          productCount: z.number(),
        }),
      ),
    ),
    errors: ["shopClosed", "notFound"],
  }),
  fetchProducts: defineCall({
    key: "POST /products/fetch/",
    isRead: true,
    summary: "Products of this shop by their ids, in the order asked for. Ids of other shops give nothing.",
    access: "anyone",
    guards: guardSets.storeAccess,
    body: z.strictObject({ product_ids: z.array(asProductId(z.coerce.number().int().positive())).min(1).max(100) }),
    reply: dataOf(z.array(product)),
    errors: ["shopClosed"],
  }),
  fetchBaseProduct: defineCall({
    key: "GET /products/fetch-base-product/",
    summary: "A blank by its base SKU.",
    access: "anyone",
    query: z.object({ sku: z.string().min(1).max(60) }),
    reply: dataOf(
      z.object({
        code: z.string(),
        name: z.string(),
        baseSku: z.string(),
        type: z.string(),
        isBaseProduct: z.literal(true),
        vatRate: z.number(),
      }),
    ),
    errors: ["notFound"],
  }),
};
