import { sum } from "@selvedge/domain/money/round";
import type { LineMoney } from "@selvedge/domain/orders/lines/line-change";
import { type PiecesDifference, repricePieces } from "@selvedge/domain/orders/lines/line-difference";

interface Piece {
  id: number;
  money: LineMoney;
  rate: number;
  variants: readonly { id: number; extraMinor: number }[];
}

/** What chosen pieces cost more or less as their other variants, in sum. isMixed: one costs more and another less. */
export function exchangeDifference(
  taken: readonly { id: number; quantity: number; variant?: number }[],
  pieces: readonly Piece[],
): { total: PiecesDifference; isMixed: boolean } {
  const lines = taken.flatMap(({ id, quantity, variant }) => {
    const piece = pieces.find((each) => each.id === id);
    const extraIncTaxMinor = piece?.variants.find((each) => each.id === variant)?.extraMinor ?? 0;
    return piece ? [repricePieces(piece.money, { pieces: quantity, extraIncTaxMinor, rate: piece.rate })] : [];
  });
  const amounts = lines.map((line) => line.differenceIncTaxMinor);
  return {
    total: {
      from: moneyOf(lines.map(({ from }) => from)),
      to: moneyOf(lines.map(({ to }) => to)),
      differenceIncTaxMinor: sum(amounts),
      differenceTaxMinor: sum(lines.map((line) => line.differenceTaxMinor)),
    },
    isMixed: amounts.some((minor) => minor > 0) && amounts.some((minor) => minor < 0),
  };
}

const moneyOf = (lines: readonly LineMoney[]): LineMoney => ({
  quantity: sum(lines.map(({ quantity }) => quantity)),
  priceIncTaxMinor: sum(lines.map(({ priceIncTaxMinor }) => priceIncTaxMinor)),
  discountIncTaxMinor: sum(lines.map(({ discountIncTaxMinor }) => discountIncTaxMinor)),
  priceMinor: sum(lines.map(({ priceMinor }) => priceMinor)),
  taxMinor: sum(lines.map(({ taxMinor }) => taxMinor)),
  discountMinor: sum(lines.map(({ discountMinor }) => discountMinor)),
});
