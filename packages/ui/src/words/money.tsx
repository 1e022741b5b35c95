import { formatMoney } from "@selvedge/domain/money/money";
import { cx } from "../class-names.ts";

export interface MoneyProps {
  /** In the smallest unit of the currency. */
  amountMinor: number;
  /** ISO 4217 code. */
  currency: string;
  className?: string;
}

/** An amount to the penny with its symbol, in figures that line up. */
export function Money({ amountMinor, currency, className }: MoneyProps) {
  return (
    <span data-money="" className={cx("whitespace-nowrap", className)}>
      {formatMoney(amountMinor, currency)}
    </span>
  );
}
