import { lessReturned, type PiecesDifference, repricePieces } from "@selvedge/domain/orders/lines/line-difference";
import type { LineRow, LineVariant } from "./queries.ts";
import { moneyOf } from "./write-queries.ts";

export interface ChangeOfPrice extends PiecesDifference {
  /** What each piece costs more, before the discount. */
  extraIncTaxMinor: number;
}

/** A line's money, less what went back of its price. */
export const moneyNow = (line: LineRow) => lessReturned(moneyOf(line), line.returned);

/** What pieces of a line cost as another variant beside what they cost now. Minor units with VAT. */
export function differenceOf(line: LineRow, to: LineVariant, pieces: number): ChangeOfPrice {
  const { extraIncTaxMinor } = to;
  return { extraIncTaxMinor, ...repricePieces(moneyNow(line), { pieces, extraIncTaxMinor, rate: line.taxRate }) };
}
