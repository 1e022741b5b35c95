import type { Side } from "@selvedge/design/scene";
import { type Costs, profitOf } from "@selvedge/domain/money/profit";
import type { Blank } from "@selvedge/garments/blank";
import { findBlank } from "@selvedge/garments/blanks";
import type { BlankColour } from "@selvedge/garments/colours";
import { garmentCostExVatMinor, pieceCostExVatMinor, printCostExVatMinor } from "@selvedge/garments/costs";
import { parseVariantSku } from "@selvedge/garments/variant-sku";
import { Refusal } from "../../plugins/refusal.ts";

export interface Choice {
  colour: string;
  sizes: readonly string[];
}

/** A blank by its code; ends the request when we have none of that code. */
export function requireBlank(code: string): Blank {
  const blank = findBlank(code);
  if (!blank) throw new Refusal("validation", { errors: { blankCode: ["We do not have this blank."] } });
  return blank;
}

/** What one piece costs its merchant in a colour and size, in minor units without VAT. */
export function costsOf(blank: Blank, colour: BlankColour, sides: readonly Side[], sizeName?: string): Costs {
  const size = blank.sizes.find(({ name }) => name === sizeName);
  return {
    blankMinor: garmentCostExVatMinor(blank, colour, size),
    prints: sides.map((side) => ({ side, costMinor: printCostExVatMinor(blank, side, colour) ?? 0 })),
  };
}

/** The costs of everything that is on sale: one entry for each colour and size chosen. Unknown ones are left out. */
export const costsOfChoices = (blank: Blank, sides: readonly Side[], choices: readonly Choice[]): Costs[] =>
  choices.flatMap(({ colour: name, sizes }) => {
    const colour = blank.colours.find((known) => known.name === name);
    return colour ? sizes.map((size) => costsOf(blank, colour, sides, size)) : [];
  });

/** What a piece leaves its merchant, in the colour named or, where the blank has none of that name, its first. */
export function profitOfPiece(
  blank: Blank,
  colourName: string,
  sides: readonly Side[],
  priceIncTaxMinor: number,
  vatRate: number,
): number {
  const colour = blank.colours.find(({ name }) => name === colourName) ?? blank.colours[0];
  return colour
    ? profitOf(priceIncTaxMinor, costsOf(blank, colour, sides, blank.sizes[0]?.name), vatRate).profitMinor
    : 0;
}

/** What a sold piece cost, by the SKU of its blank; 0 for one that we no longer make. */
export function costOfPiece(blankSku: string, sides: readonly Side[]): number {
  const read = parseVariantSku(blankSku);
  if (!read.ok) return 0;
  const { blank, colour, size } = read.variant;
  return pieceCostExVatMinor(blank, colour, sides, size);
}
