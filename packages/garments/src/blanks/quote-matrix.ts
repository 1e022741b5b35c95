// The price list of quoted work, made from what a garment and its prints cost us: the more pieces, the less is added. Net prices
// in pence, as businesses are quoted. Source: print-on-demand §2 (priceMatrix).
import type { PriceMatrix } from "@selvedge/domain/money/price-matrix";
import type { Side } from "../side.ts";
import type { Blank } from "./blank.ts";
import { printableSides } from "./blanks.ts";
import { pieceCostExVatMinor } from "./costs.ts";

/** From how many pieces, and what a piece is sold for as a multiple of what it costs. */
const breaks = [
  [10, 2],
  [25, 1.75],
  [50, 1.55],
  [100, 1.4],
  [150, 1.3],
  [250, 1.22],
] as const;

/** For setting the art up, once for each order. */
const setUpNetMinor = 2000;
/** Prices are whole tens of pence. */
const stepMinor = 10;

/** The sides that quoted work is printed on, for each number of prints. */
export const quotedSides = (blank: Blank): Side[] =>
  printableSides(blank).filter((side) => side === "front" || side === "back");

/** The price list of a garment in any colour: the colour and size that cost most decide. */
export function quoteMatrixOf(blank: Blank): PriceMatrix {
  const sides = quotedSides(blank);
  const costs = sides.map((_, index) => dearest(blank, sides.slice(0, index + 1)));
  return {
    columns: sides.map((_, index) => ({ printCount: index + 1, technology: blank.technology })),
    rows: breaks.map(([minimumQuantity, factor]) => ({
      minimumQuantity,
      unitNetMinor: costs.map((cost) => Math.ceil((cost * factor) / stepMinor) * stepMinor),
    })),
    setUpNetMinor,
  };
}

const dearest = (blank: Blank, sides: readonly Side[]): number =>
  Math.max(
    ...blank.colours.flatMap((colour) => blank.sizes.map((size) => pieceCostExVatMinor(blank, colour, sides, size))),
  );
