// Whether a line of an order may still become another size or colour, and how its money is divided when only some of its
// pieces do. Every size and colour of a product has one price, so no money moves. Source: expectations "Change after purchase".
import { roundMinor } from "../../money/round.ts";

export interface LineFacts {
  quantity: number;
  /** Its labels that are on paper, or further. */
  madeLabels: number;
  /** Pieces whose money went back, or is on its way back. */
  refundedPieces: number;
  /** A part of another line, or of no product that is still sold. */
  isFixed: boolean;
}

/** What is against changing a line, in words for its shopper; null while it may change. */
export function againstLineChange({ quantity, madeLabels, refundedPieces, isFixed }: LineFacts): string | null {
  if (isFixed) return "It is made just for this order. Write to us.";
  if (refundedPieces >= quantity) return "Its money has gone back.";
  if (refundedPieces > 0) return "A part of it has been refunded. Write to us.";
  if (madeLabels > 0) return "Its label is printed: it is being made.";
  return null;
}

export interface LineMoney {
  quantity: number;
  priceIncTaxMinor: number;
  discountIncTaxMinor: number;
  priceMinor: number;
  taxMinor: number;
  discountMinor: number;
}

/**
 * A line's money as two lines: the pieces that leave it, and the rest. Each part adds up by itself, and both together are
 * the line to the penny. `pieces` is at least 1 and less than the line's quantity.
 */
export function splitLine(line: LineMoney, pieces: number): { left: LineMoney; taken: LineMoney } {
  const share = (minor: number) => roundMinor((minor * pieces) / line.quantity);
  const priceIncTaxMinor = share(line.priceIncTaxMinor);
  const discountIncTaxMinor = share(line.discountIncTaxMinor);
  const taxMinor = share(line.taxMinor);
  const discountMinor = share(line.discountMinor);
  const taken: LineMoney = {
    quantity: pieces,
    ...{ priceIncTaxMinor, discountIncTaxMinor, taxMinor, discountMinor },
    // What is left for it, so that price + tax - discount is what these pieces cost.
    priceMinor: priceIncTaxMinor - discountIncTaxMinor - taxMinor + discountMinor,
  };
  const left = Object.fromEntries(
    Object.entries(line).map(([name, minor]) => [name, minor - taken[name as keyof LineMoney]]),
  ) as unknown as LineMoney;
  return { left, taken };
}
