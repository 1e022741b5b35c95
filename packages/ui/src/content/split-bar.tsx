import { cx } from "../class-names.ts";
import { Money } from "../words/money.tsx";
import { barShares } from "./split-shares.ts";

export interface CostPart {
  id: string;
  label: string;
  /** In the smallest unit of the currency; a loss is negative. */
  amountMinor: number;
  tone: keyof typeof FILLS;
}

export interface SplitBarProps {
  /** Read aloud: "Where £24.00 goes". */
  label: string;
  parts: readonly CostPart[];
  currency: string;
  /** The part that is the answer: shown after a line, in its own colour. */
  resultId?: string;
}

/** Where a price goes: one bar, and the same parts in words and money below it. */
export function SplitBar({ label, parts, currency, resultId }: SplitBarProps) {
  const shares = barShares(parts.map((part) => part.amountMinor));
  return (
    <div className="flex flex-col gap-3">
      <div role="img" aria-label={label} className="flex h-3.5 gap-0.5 overflow-hidden rounded-mark">
        {parts.map((part, place) => (
          <span
            key={part.id}
            className={cx("h-full transition-[flex-grow]", FILLS[part.tone])}
            style={{ flexGrow: shares[place], flexBasis: 0 }}
          />
        ))}
      </div>
      <dl className="flex flex-col text-dense">
        {parts.map((part) => (
          <div
            key={part.id}
            className={cx(
              "flex items-center gap-2 py-1",
              part.id === resultId && "mt-1.5 border-line border-t pt-2.5 text-body font-semibold",
            )}
          >
            <span aria-hidden className={cx("size-2.5 rounded-[3px]", FILLS[part.tone])} />
            <dt className={cx("flex-1", part.id !== resultId && "text-ink-2")}>{part.label}</dt>
            <dd
              className={cx(
                "font-medium",
                part.id === resultId && (part.amountMinor < 0 ? "text-danger" : "text-success"),
              )}
            >
              <Money amountMinor={part.amountMinor} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const FILLS = {
  blank: "bg-cost-1",
  print: "bg-cost-2",
  extra: "bg-cost-3",
  tax: "bg-cost-4",
  profit: "bg-success",
  loss: "bg-danger",
};
