// Prices of several products at once.
import * as z from "zod";
import { defineCall } from "../call.ts";
import { asProductId, currencyCode, dataOf, divisionParams, version } from "../shapes.ts";
import { amountMinor, productIds, wantedPrice, writeErrors } from "./product-fields.ts";

/** How prices change: all to one amount, or each by a share of its own. */
const priceStep = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("set"), priceIncTaxMinor: wantedPrice }),
  z.strictObject({
    kind: z.literal("by_percent"),
    percent: z.number().min(-90, "Lower it by no more than 90%").max(500, "Raise it by no more than 500%"),
  }),
]);

export const priceCalls = {
  previewPrices: defineCall({
    key: "POST /divisions/{division}/products/price-preview/",
    isRead: true,
    summary:
      "Previews a price change of several products, with the reason where one cannot be changed. Changes nothing.",
    access: "merchant",
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
      "Sets the prices of several products, each over the version that was seen. One that cannot be set is reported and does not stop the others.",
    access: "merchant",
    permission: "products.edit",
    params: divisionParams,
    body: z.strictObject({
      prices: z
        .array(z.strictObject({ id: asProductId(z.number().int().positive()), version, priceIncTaxMinor: wantedPrice }))
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
