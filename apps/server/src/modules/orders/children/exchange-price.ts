// What an exchange costs more or less: each piece as what it becomes beside what was paid for it.
import { formatMoney, toMajor } from "@selvedge/domain/money/money";
import { sum } from "@selvedge/domain/money/round";
import type { LineMoney } from "@selvedge/domain/orders/lines/line-change";
import { lessReturned, type PiecesDifference, repricePieces } from "@selvedge/domain/orders/lines/line-difference";
import { Refusal } from "../../../plugins/refusal.ts";
import type { ChildItem } from "./chosen-items.ts";
import type { ReturnedOfLine, SoldItem } from "./queries.ts";

export interface ExchangePrice {
  /** Of each line, as they were chosen. */
  lines: readonly PiecesDifference[];
  /** Above 0 to be paid, below 0 to go back. */
  differenceIncTaxMinor: number;
}

/** A line's money as it is now. */
export function moneyOfSold(sold: SoldItem, returned: readonly ReturnedOfLine[]): LineMoney {
  const money = {
    quantity: sold.quantity,
    priceIncTaxMinor: sold.price_inc_tax_minor,
    discountIncTaxMinor: sold.discount_inc_tax_minor,
    priceMinor: sold.price_minor,
    taxMinor: sold.tax_minor,
    discountMinor: sold.discount_minor,
  };
  const back = returned.find(({ itemId }) => itemId === sold.id);
  return back ? lessReturned(money, back) : money;
}

/** The difference of an exchange. Throws moveRefused where one line costs more and another less. */
export function exchangePrice(taken: readonly ChildItem[], returned: readonly ReturnedOfLine[]): ExchangePrice {
  const lines = taken.map(({ sold, quantity, variant }) =>
    repricePieces(moneyOfSold(sold, returned), {
      pieces: quantity,
      extraIncTaxMinor: variant?.extraIncTaxMinor ?? 0,
      rate: sold.tax_rate,
    }),
  );
  const amounts = lines.map((line) => line.differenceIncTaxMinor);
  if (amounts.some((minor) => minor > 0) && amounts.some((minor) => minor < 0))
    throw refused("One costs more and another less. Exchange one after the other.");
  return { lines, differenceIncTaxMinor: sum(amounts) };
}

/** Throws moveRefused where the difference is not what its person saw. */
export function requireSeen({ differenceIncTaxMinor: minor }: ExchangePrice, seen: number, currency: string): void {
  if (toMajor(minor, currency) === seen) return;
  if (minor === 0) throw refused("It costs what it did. Look at it again.");
  const amount = formatMoney(Math.abs(minor), currency);
  throw refused(
    minor > 0
      ? `That is ${amount} more to pay. Look at it again.`
      : `That is ${amount} less, which goes back. Look at it again.`,
  );
}

const refused = (message: string) => new Refusal("moveRefused", { message });
