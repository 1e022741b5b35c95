import type { Finder } from "@selvedge/contracts/pages/finder";
import { FacetGroup } from "./finder-options.tsx";

interface PriceRangeProps {
  readonly price: NonNullable<Finder["price"]>;
  /** Writes an amount in whole units. */
  readonly money: (amount: number) => string;
}

/** From and to, under bars that show how many pieces cost what. */
export function PriceRange({ price: { min, max, from, to, bars }, money }: PriceRangeProps) {
  const highest = Math.max(1, ...bars);
  const step = (max - min) / bars.length;
  const isIn = (at: number) => min + step * (at + 1) > (from ?? min) && min + step * at < (to ?? max);
  return (
    <FacetGroup title="Price">
      <div className="finder-bars" aria-hidden="true">
        {bars.map((count, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar has no other name than its place
            key={at}
            data-in={isIn(at) ? "" : undefined}
            style={{ height: `${count === 0 ? 0 : Math.max(8, (count / highest) * 100)}%` }}
          />
        ))}
      </div>
      <div className="finder-price">
        <PriceField name="from" label={`Lowest price, from ${money(min)}`} hint={money(min)} value={from} />
        <span>to</span>
        <PriceField name="to" label={`Highest price, up to ${money(max)}`} hint={money(max)} value={to} />
      </div>
    </FacetGroup>
  );
}

function PriceField({ name, label, hint, value }: { name: string; label: string; hint: string; value: number | null }) {
  return (
    <input
      id={`f-${name}`}
      name={name}
      aria-label={label}
      placeholder={hint}
      defaultValue={value ?? ""}
      inputMode="decimal"
      pattern="\d{1,6}([.,]\d{1,2})?"
      title="A number, such as 20"
      autoComplete="off"
      data-part="field"
    />
  );
}
