import { cx } from "@selvedge/ui/class-names.ts";
import { Money } from "@selvedge/ui/words/money";

interface MoneyRangeProps {
  leastMinor: number;
  mostMinor: number;
  currency: string;
  className?: string;
}

/** "£1.13 to £11.63"; one amount where both are the same. */
export function MoneyRange({ leastMinor, mostMinor, currency, className }: MoneyRangeProps) {
  if (leastMinor === mostMinor)
    return <Money amountMinor={leastMinor} currency={currency} {...(className && { className })} />;
  return (
    <span className={cx("whitespace-nowrap", className)}>
      <Money amountMinor={leastMinor} currency={currency} /> to <Money amountMinor={mostMinor} currency={currency} />
    </span>
  );
}
