import type { Side } from "@selvedge/design/scene";
import type { Costs } from "@selvedge/domain/money/profit";
import type { Blank } from "@selvedge/garments/blank";
import type { BlankColour } from "@selvedge/garments/colours";
import { garmentCostExVatMinor, printCostExVatMinor } from "@selvedge/garments/costs";

/** What one piece costs its merchant, in minor units without VAT; the smallest size where none is named. */
export function costsOf(blank: Blank, colour: BlankColour, sides: readonly Side[], sizeName?: string): Costs {
  const size = blank.sizes.find(({ name }) => name === sizeName);
  return {
    blankMinor: garmentCostExVatMinor(blank, colour, size),
    prints: sides.map((side) => ({ side, costMinor: printCostExVatMinor(blank, side, colour) ?? 0 })),
  };
}
