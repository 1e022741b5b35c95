import type { BlankColour } from "../colours.ts";
import type { PlatenCode } from "../platens.ts";
import type { Side } from "../side.ts";

export const blankCodes = [
  "tee-unisex",
  "tee-women",
  "tee-kids",
  "baby-bodysuit",
  "sweatshirt",
  "hoodie",
  "tote",
  "art-print-portrait",
  "art-print-landscape",
  "sticker-sheet",
  "mug",
] as const;
export type BlankCode = (typeof blankCodes)[number];

/** How ink gets onto the product: direct to garment, a transfer film, a paper press, or a film that is the product itself. */
export type Technology = "dtg" | "dtf" | "paper" | "vinyl";

/** A size and the garment's own measurements laid flat; the chest of goods without one is their width. */
export interface BlankSize {
  /** Its part of a SKU: capitals and digits only. */
  readonly code: string;
  /** As people read it: "7-8 years". */
  readonly name: string;
  readonly chestMm: number;
  readonly lengthMm: number;
  /** A print on this size is the design times this number; 1 but for art prints. */
  readonly printScale: number;
  /** Added to the base cost, excluding VAT. */
  readonly extraCostMinor: number;
}

/** What may be printed on one side. `collarOffsetMm` is the distance from the collar to the top of the area. */
export interface PrintableSide {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly collarOffsetMm: number;
  readonly platen: PlatenCode | null;
  /** Pence for one print, excluding VAT. */
  readonly printCostDarkMinor: number;
  readonly printCostLightMinor: number;
}

/** A product with nothing printed on it. Money is pence, excluding VAT. */
export interface Blank {
  readonly code: BlankCode;
  readonly name: string;
  /** SKU of the blank as a product; contains BLANK (platform-core §3). */
  readonly baseSku: string;
  /** First part of its variants' SKUs: `TEE-U`. */
  readonly skuStem: string;
  /** Paper goods read `printed…paper` (platform-core §3). */
  readonly typeCode: string;
  readonly gender: "unisex" | "women" | "kids" | "baby" | "none";
  readonly sizes: readonly BlankSize[];
  readonly colours: readonly BlankColour[];
  readonly areas: Readonly<Partial<Record<Side, PrintableSide>>>;
  readonly technology: Technology;
  readonly weightGrams: number;
  /** Customs tariff heading, six digits. */
  readonly hs6: string;
  /** Multiplier on the destination's standard rate: 1 standard, 0 zero-rated children's clothes. */
  readonly vatRate: number;
  readonly baseCostMinor: number;
  readonly baseCostWhiteMinor: number;
  /** What it is made of, for product pages and safety notices. */
  readonly material: string;
}
