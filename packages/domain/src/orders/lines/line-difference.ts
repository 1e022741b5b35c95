// What a line costs as a size of another price, and the difference that is paid or goes back. The line keeps its
// discount as a share of its price, and its rate of VAT. Source: expectations "Change after purchase".
import { roundMinor } from "../../money/round.ts";
import { vatInside } from "../../money/vat.ts";
import { type LineMoney, splitLine } from "./line-change.ts";

export interface LineDifference {
  /** The line as it is then. */
  to: LineMoney;
  /** New price with VAT less old price with VAT, both after the discount: above 0 to be paid, below 0 to go back. */
  differenceIncTaxMinor: number;
  /** The VAT in it: never of the other sign, and never more. */
  differenceTaxMinor: number;
}

/**
 * A line whose pieces each cost `extraIncTaxMinor` more, or less where it is below 0, before the discount. What it costs
 * is 0 at least. `rate` is the fraction that was charged: 0.2. Amounts in minor units; the parts add up to the penny.
 */
export function repriceLine(line: LineMoney, extraIncTaxMinor: number, rate: number): LineDifference {
  if (extraIncTaxMinor === 0) return { to: line, differenceIncTaxMinor: 0, differenceTaxMinor: 0 };
  const priceIncTaxMinor = Math.max(line.priceIncTaxMinor + extraIncTaxMinor * line.quantity, 0);
  const discountIncTaxMinor = shareOfDiscount(line, priceIncTaxMinor);
  const totalMinor = priceIncTaxMinor - discountIncTaxMinor;
  const differenceIncTaxMinor = totalMinor - (line.priceIncTaxMinor - line.discountIncTaxMinor);
  const differenceTaxMinor = within(vatInside(totalMinor, rate) - line.taxMinor, differenceIncTaxMinor);
  const taxMinor = line.taxMinor + differenceTaxMinor;
  // Without a discount the price is what is not VAT of it: a penny that a split line is out by is no discount.
  const priceMinor = discountIncTaxMinor === 0 ? totalMinor - taxMinor : netOf(priceIncTaxMinor, rate);
  const to = {
    ...{ quantity: line.quantity, priceIncTaxMinor, discountIncTaxMinor, priceMinor, taxMinor },
    discountMinor: priceMinor + taxMinor - totalMinor,
  };
  return { to, differenceIncTaxMinor, differenceTaxMinor };
}

export interface PiecesDifference extends LineDifference {
  /** The pieces as they are now. */
  from: LineMoney;
}

/** The same for some pieces of a line, or for all of them. */
export function repricePieces(
  line: LineMoney,
  { pieces, extraIncTaxMinor, rate }: { pieces: number; extraIncTaxMinor: number; rate: number },
): PiecesDifference {
  const from = pieces < line.quantity ? splitLine(line, pieces).taken : line;
  return { from, ...repriceLine(from, extraIncTaxMinor, rate) };
}

const netOf = (grossMinor: number, rate: number): number => grossMinor - vatInside(grossMinor, rate);

function shareOfDiscount({ priceIncTaxMinor, discountIncTaxMinor }: LineMoney, newPriceIncTaxMinor: number): number {
  if (priceIncTaxMinor === 0) return 0;
  const share = roundMinor((discountIncTaxMinor * newPriceIncTaxMinor) / priceIncTaxMinor);
  return Math.min(share, newPriceIncTaxMinor);
}

/** A number between 0 and a limit on either side of it. */
const within = (minor: number, limit: number): number =>
  limit < 0 ? Math.max(Math.min(minor, 0), limit) : Math.min(Math.max(minor, 0), limit);

/** A line less what went back of its price for a cheaper size: what its pieces cost now. */
export function lessReturned(
  line: LineMoney,
  returned: { priceIncTaxMinor: number; discountIncTaxMinor: number; taxMinor: number },
): LineMoney {
  const priceIncTaxMinor = line.priceIncTaxMinor - returned.priceIncTaxMinor;
  const discountIncTaxMinor = line.discountIncTaxMinor - returned.discountIncTaxMinor;
  const taxMinor = line.taxMinor - returned.taxMinor;
  const discountMinor = Math.min(line.discountMinor, discountIncTaxMinor);
  const priceMinor = priceIncTaxMinor - discountIncTaxMinor - taxMinor + discountMinor;
  return { quantity: line.quantity, priceIncTaxMinor, discountIncTaxMinor, priceMinor, taxMinor, discountMinor };
}
