// The garments that may be quoted, with their price lists: those of the main factory, which makes quoted work.
import { exchange } from "@selvedge/domain/currency/reference-rates";
import { madeAt } from "@selvedge/domain/shipping/made-at";
import { mainFactory } from "@selvedge/domain/shipping/services";
import type { Blank } from "@selvedge/garments/blanks/blank";
import { blanks } from "@selvedge/garments/blanks/blanks";
import { quotedSides, quoteMatrixOf } from "@selvedge/garments/blanks/quote-matrix";

/** Price lists are in this currency. */
const listCurrency = "GBP";

export const quotedBlanks: readonly Blank[] = blanks.filter(({ technology }) => madeAt(technology) === mainFactory);

export const quotedBlank = (code: string): Blank | null => quotedBlanks.find((blank) => blank.code === code) ?? null;

/** A garment's price list in a shop's currency on a day, in minor units without VAT. */
export function priceListOf(blank: Blank, currency: string, on: string) {
  const matrix = quoteMatrixOf(blank);
  const inCurrency = (minor: number) => exchange(minor, listCurrency, currency, on) ?? minor;
  return {
    ...matrix,
    setUpNetMinor: inCurrency(matrix.setUpNetMinor),
    rows: matrix.rows.map(({ minimumQuantity, unitNetMinor }) => ({
      minimumQuantity,
      unitNetMinor: unitNetMinor.map((minor) => inCurrency(minor ?? 0)),
    })),
  };
}

/** A garment as a form offers it. */
export function quotedGoodOf(blank: Blank, currency: string, on: string) {
  const { rows, setUpNetMinor } = priceListOf(blank, currency, on);
  return {
    code: blank.code,
    name: blank.name,
    colours: blank.colours.map(({ name, hex }) => ({ name, hex })),
    sizes: blank.sizes.map(({ name }) => name),
    sides: quotedSides(blank) as ("front" | "back")[],
    rows,
    setUpNetMinor,
  };
}
