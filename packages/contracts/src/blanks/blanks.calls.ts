import * as z from "zod";
import { defineCall } from "../call.ts";
import { dataOf, divisionParams } from "../shapes.ts";

/** The sides of a product that can carry a print. */
export const side = z.enum(["front", "back", "left", "right"]);
const costMinor = z.number().int();

/** A blank as a merchant chooses it. Costs are what the merchant pays, in minor units without VAT. */
export const blankOffer = z.object({
  code: z.string(),
  name: z.string(),
  material: z.string(),
  vatRate: z.number(),
  areas: z.array(z.object({ side, widthMm: z.number(), heightMm: z.number() })),
  colours: z.array(
    z.object({
      name: z.string(),
      hex: z.string(),
      /** Of the size that costs least; a size's extraCostMinor comes on top. */
      garmentCostMinor: costMinor,
      printCostMinor: costMinor,
      isDark: z.boolean(),
    }),
  ),
  sizes: z.array(z.object({ code: z.string(), name: z.string(), extraCostMinor: costMinor })),
  /** Colour and size of what cannot be had now. */
  outOfStock: z.array(z.object({ colour: z.string(), size: z.string() })),
});

export const blankCalls = {
  listBlanks: defineCall({
    key: "GET /divisions/{division}/blanks/",
    summary: "Every blank that can be printed, with its colours, sizes, print areas, costs and what is out of stock.",
    access: "merchant",
    permission: "products.read",
    params: divisionParams,
    reply: dataOf(z.array(blankOffer)),
    errors: ["signInNeeded", "notFound"],
  }),
};
