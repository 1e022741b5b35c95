// A product as its merchant sees it, in a list and whole.
import * as z from "zod";
import { side } from "../blanks/blanks.calls.ts";
import { currencyCode, instant } from "../shapes.ts";
import { mockups } from "./mockups.calls.ts";
import { personalisation } from "./personalisation.ts";
import { amountMinor } from "./product-fields.ts";

/** The state of a product for its merchant. Live ones are for sale, in review included. */
export const productStates = ["live", "in_review", "denied", "draft", "hidden"] as const;

const money = z.object({
  priceIncTaxMinor: amountMinor,
  salePriceIncTaxMinor: amountMinor.nullable(),
  onSale: z.boolean(),
  currency: currencyCode,
  /** What sizes cost on top of the price, with VAT, by size; sizes without an entry cost the price. */
  sizeExtrasMinor: z.record(z.string(), amountMinor),
  /** Profit on one piece at the current price: the lowest and the highest of the colours and sizes on sale. 0 where none is. */
  profitMinor: amountMinor,
  highestProfitMinor: amountMinor,
});

export const productRow = z.object({
  id: z.number(),
  name: z.string(),
  sku: z.string(),
  /** The last part of its address. */
  urlName: z.string(),
  blankName: z.string(),
  /** It is made of other products, and edited as such. */
  isBundle: z.boolean(),
  /** The parts of a bundle that stop its sale, by name: they are not on sale, or deleted. */
  stoppedBy: z.array(z.string()),
  state: z.enum(productStates),
  denialReason: z.string().nullable(),
  isDrawing: z.boolean(),
  hasFailedPictures: z.boolean(),
  imageUrl: z.string().nullable(),
  /** The same picture in its widths, in pixels; none while it is not rendered. */
  imageSizes: z.record(z.string(), z.string()),
  colours: z.array(z.object({ name: z.string(), hex: z.string() })),
  collections: z.number(),
  sold: z.number(),
  updatedAt: instant,
  ...money.shape,
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
  /** What does not prevent printing but may be a mistake, once its files are rendered. */
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
  /** What shoppers may write on it; null for nothing. */
  personalisation: personalisation.nullable(),
  mockups,
  createdAt: instant,
  publishedAt: instant.nullable(),
  updatedAt: instant,
  /** At which nothing is lost on the most expensive colour and size on sale. */
  lowestPriceIncTaxMinor: amountMinor,
  /** Of each size on sale, in the colour that costs most: what it costs, what it leaves, and its lowest price. */
  profitBySize: z.array(
    z.object({
      size: z.string(),
      priceIncTaxMinor: amountMinor,
      costMinor: amountMinor,
      profitMinor: amountMinor,
      lowestPriceIncTaxMinor: amountMinor,
    }),
  ),
  ...money.shape,
});
