// What the variants of a product cost their merchant: the one place that screens and the server reckon from.
import { lowestPriceOf } from "@selvedge/domain/money/lowest-price";
import { type Costs, profitOf } from "@selvedge/domain/money/profit";
import { priceOfSize, type SizeExtras } from "@selvedge/domain/products/size-prices";
import type { BlankColour } from "../colours.ts";
import type { Side } from "../side.ts";
import type { Blank, BlankSize } from "./blank.ts";
import { garmentCostExVatMinor, printCostExVatMinor } from "./costs.ts";

/** A colour and the sizes of it that are sold. */
export interface Choice {
  colour: string;
  sizes: readonly string[];
}

export interface PieceCosts extends Costs {
  prints: readonly { side: Side; costMinor: number }[];
}

export interface VariantCosts {
  colour: BlankColour;
  size: BlankSize;
  costs: PieceCosts;
}

/** What one piece of a colour and size costs by its parts, in minor units without VAT. */
export const costsOf = (blank: Blank, colour: BlankColour, size: BlankSize, sides: readonly Side[]): PieceCosts => ({
  blankMinor: garmentCostExVatMinor(blank, colour, size),
  prints: sides.map((side) => ({ side, costMinor: printCostExVatMinor(blank, side, colour) ?? 0 })),
});

/** Every size of every colour. */
export const everyChoice = (blank: Blank, colours = blank.colours.map(({ name }) => name)): Choice[] =>
  colours.map((colour) => ({ colour, sizes: blank.sizes.map(({ name }) => name) }));

/** One entry for each colour and size chosen, in the blank's own order. Those that it is not made in are left out. */
export const variantCosts = (blank: Blank, sides: readonly Side[], choices: readonly Choice[]): VariantCosts[] =>
  blank.colours.flatMap((colour) => {
    const chosen = new Set(choices.filter(({ colour: name }) => name === colour.name).flatMap(({ sizes }) => sizes));
    return blank.sizes
      .filter(({ name }) => chosen.has(name))
      .map((size) => ({ colour, size, costs: costsOf(blank, colour, size, sides) }));
  });

/**
 * The lowest price with VAT that loses nothing on any of these variants, in minor units: the one that costs most beyond what
 * its size asks on top of the price decides. 0 where nothing is sold.
 */
export const lowestPriceOfVariants = (
  variants: readonly VariantCosts[],
  vatRate: number,
  extras: SizeExtras = {},
): number =>
  Math.max(
    0,
    ...variants.map(({ costs, size }) => lowestPriceOf([costs], vatRate) - priceOfSize(0, extras, size.name)),
  );

export interface SizeProfit {
  size: string;
  /** What it is sold for, with VAT. */
  priceIncTaxMinor: number;
  costMinor: number;
  /** Profit on one piece, without VAT; negative where it is sold at a loss. */
  profitMinor: number;
  lowestPriceIncTaxMinor: number;
}

/** A price with VAT, what sizes cost on top of it, and the product's rate of VAT. */
export interface AskedPrice {
  priceIncTaxMinor: number;
  extras: SizeExtras;
  vatRate: number;
}

/** What each size sold leaves at its price, smallest first: of the colours it is sold in the most expensive decides. */
export const profitBySize = (
  { sizes }: Pick<Blank, "sizes">,
  variants: readonly VariantCosts[],
  { priceIncTaxMinor, extras, vatRate }: AskedPrice,
): SizeProfit[] =>
  sizes.flatMap(({ name }) => {
    const asked = priceOfSize(priceIncTaxMinor, extras, name);
    const [dearest] = variants
      .filter(({ size }) => size.name === name)
      .map(({ costs }) => profitOf(asked, costs, vatRate))
      .toSorted((one, other) => other.costMinor - one.costMinor);
    if (!dearest) return [];
    const { costMinor, profitMinor, lowestPriceIncTaxMinor } = dearest;
    return [{ size: name, priceIncTaxMinor: asked, costMinor, profitMinor, lowestPriceIncTaxMinor }];
  });

/** The least and the most that any of these variants leaves at the price of its size; 0 where nothing is sold. */
export function profitRangeOf(variants: readonly VariantCosts[], { priceIncTaxMinor, extras, vatRate }: AskedPrice) {
  const profits = variants.map(
    ({ costs, size }) => profitOf(priceOfSize(priceIncTaxMinor, extras, size.name), costs, vatRate).profitMinor,
  );
  if (profits.length === 0) return { profitMinor: 0, highestProfitMinor: 0 };
  return { profitMinor: Math.min(...profits), highestProfitMinor: Math.max(...profits) };
}

/** The size that costs most, where what is sold comes in sizes that do not all cost the same; else null. */
export function dearestSizeOf(variants: readonly VariantCosts[]): string | null {
  const sizes = variants.map(({ size }) => size).toSorted((one, other) => other.extraCostMinor - one.extraCostMinor);
  const [dearest, cheapest] = [sizes[0], sizes.at(-1)];
  return dearest && cheapest && dearest.extraCostMinor > cheapest.extraCostMinor ? dearest.name : null;
}
