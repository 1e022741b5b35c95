// Prices of bespoke work: the more pieces, the less for each. All of it without VAT, as businesses are quoted.
// Source: print-on-demand §2 (priceMatrix) and worked example F.
import { roundMinor } from "./round.ts";
import { vatOnTop } from "./vat.ts";

/** A column: what is done to each piece. */
export interface MatrixColumn {
  printCount: number;
  technology: string;
}

export interface PriceMatrix {
  columns: readonly MatrixColumn[];
  /** `unitNetMinor` has one price for each column; null where that work is not offered. Any order. */
  rows: readonly { minimumQuantity: number; unitNetMinor: readonly (number | null)[] }[];
  /** Taken once for each order. */
  setUpNetMinor: number;
}

export interface BespokeRequest extends MatrixColumn {
  quantity: number;
}

export type BespokePrice =
  | {
      ok: true;
      unitNetMinor: number;
      setUpNetMinor: number;
      netMinor: number;
      taxMinor: number;
      totalMinor: number;
      /** The next quantity from which a piece costs less; null at the last row. */
      nextBreak: { quantity: number; unitNetMinor: number } | null;
    }
  | { ok: false; code: "not_offered" }
  | { ok: false; code: "too_few"; minimumQuantity: number };

/**
 * What a number of pieces comes to: the row with the most pieces that the quantity reaches, times it, with the set-up
 * and VAT at `rate` on the sum, rounded once. Refuses work that no row offers and fewer pieces than its first row.
 */
export function bespokePriceOf(
  matrix: PriceMatrix,
  { quantity, printCount, technology }: BespokeRequest,
  rate: number,
): BespokePrice {
  const column = matrix.columns.findIndex((each) => each.printCount === printCount && each.technology === technology);
  const breaks = matrix.rows
    .flatMap(({ minimumQuantity, unitNetMinor }) => {
      const unit = unitNetMinor[column] ?? null;
      return unit === null ? [] : [{ quantity: minimumQuantity, unitNetMinor: unit }];
    })
    .sort((a, b) => a.quantity - b.quantity);
  const [first] = breaks;
  if (!first) return { ok: false, code: "not_offered" };
  const reached = breaks.findLast((each) => each.quantity <= quantity);
  if (!reached) return { ok: false, code: "too_few", minimumQuantity: first.quantity };
  const netMinor = roundMinor(reached.unitNetMinor * quantity) + matrix.setUpNetMinor;
  const taxMinor = vatOnTop(netMinor, rate);
  return {
    ok: true,
    unitNetMinor: reached.unitNetMinor,
    setUpNetMinor: matrix.setUpNetMinor,
    ...{ netMinor, taxMinor, totalMinor: netMinor + taxMinor },
    nextBreak: breaks.find((each) => each.quantity > quantity) ?? null,
  };
}
