import { type LineMoney, splitLine } from "@selvedge/domain/orders/lines/line-change";
import { type LineDifference, lessReturned, repriceLine } from "@selvedge/domain/orders/lines/line-difference";
import type { LineRow, LineVariant } from "./queries.ts";
import { moneyOf } from "./write-queries.ts";

export interface ChangeOfPrice extends LineDifference {
  /** The pieces as they are now. */
  from: LineMoney;
  /** What each piece costs more, before the discount. */
  extraIncTaxMinor: number;
}

/** What pieces of a line cost as another variant beside what they cost now. Minor units with VAT. */
export function differenceOf(line: LineRow, to: LineVariant, pieces: number): ChangeOfPrice {
  const now = lessReturned(moneyOf(line), line.returned);
  const from = pieces < line.quantity ? splitLine(now, pieces).taken : now;
  const extraIncTaxMinor = to.extraIncTaxMinor - line.extraIncTaxMinor;
  return { from, extraIncTaxMinor, ...repriceLine(from, extraIncTaxMinor, line.taxRate) };
}
