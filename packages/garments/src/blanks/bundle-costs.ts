import type { CostedPart } from "@selvedge/domain/bundles/bundle-profit";
import { profitOf } from "@selvedge/domain/money/profit";
import { priceOfSize, type SizeExtras } from "@selvedge/domain/products/size-prices";
import type { Side } from "../side.ts";
import { findBlank } from "./blanks.ts";
import { type Choice, variantCosts } from "./variant-costs.ts";

/** A product as part of a bundle, with what its merchant has fixed; null is chosen by the shopper. */
export interface BundledProduct {
  blankCode: string;
  printedSides: readonly Side[];
  vatRate: number;
  /** On its own, with VAT. */
  priceIncTaxMinor: number;
  sizeExtrasMinor: SizeExtras;
  choices: readonly Choice[];
  colour: string | null;
  size: string | null;
}

/** The colours and sizes that are left of a product's choices. */
export const openChoices = ({ choices, colour, size }: Pick<BundledProduct, "choices" | "colour" | "size">): Choice[] =>
  choices
    .filter((choice) => colour === null || choice.colour === colour)
    .map((choice) => ({ ...choice, sizes: choice.sizes.filter((each) => size === null || each === size) }))
    .filter(({ sizes }) => sizes.length > 0);

/** A part in the colour and size that cost most of those that may be chosen; null where nothing is left to choose. */
export function costedPart(part: BundledProduct): CostedPart | null {
  const blank = findBlank(part.blankCode);
  if (!blank) return null;
  const [dearest] = variantCosts(blank, part.printedSides, openChoices(part))
    .map(({ costs, size }) => ({ costs, size, costMinor: profitOf(0, costs, part.vatRate).costMinor }))
    .toSorted((one, other) => other.costMinor - one.costMinor);
  if (!dearest) return null;
  return {
    costs: dearest.costs,
    ownPriceIncTaxMinor: priceOfSize(part.priceIncTaxMinor, part.sizeExtrasMinor, dearest.size.name),
    vatRate: part.vatRate,
  };
}
