import type { Finder } from "@selvedge/contracts/pages/finder";
import { FacetGroup } from "./finder-options.tsx";

interface PriceRangeProps {
  readonly price: NonNullable<Finder["price"]>;
  /** Writes an amount in whole units. */
  readonly money: (amount: number) => string;
}

/** From and to as fields, under bars that show how many pieces cost what. With scripts two thumbs on the bars set them. */
export function PriceRange({ price: { min, max, from, to, bars }, money }: PriceRangeProps) {
  const highest = Math.max(1, ...bars);
  const step = (max - min) / bars.length;
  const isIn = (at: number) => min + step * (at + 1) > (from ?? min) && min + step * at < (to ?? max);
  return (
    <FacetGroup title="Price">
      <div className="finder-scale">
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
        {max > min ? (
          <>
            <Thumb of="from" label="Lowest price" ends={{ min, max }} value={from ?? min} money={money} />
            <Thumb of="to" label="Highest price" ends={{ min, max }} value={to ?? max} money={money} />
          </>
        ) : null}
      </div>
      <div className="finder-price">
        <PriceField name="from" label={`Lowest price, from ${money(min)}`} hint={money(min)} value={from} />
        <span>to</span>
        <PriceField name="to" label={`Highest price, up to ${money(max)}`} hint={money(max)} value={to} />
      </div>
    </FacetGroup>
  );
}

interface ThumbProps {
  /** The field that it sets. */
  readonly of: "from" | "to";
  readonly label: string;
  readonly ends: { readonly min: number; readonly max: number };
  readonly value: number;
  readonly money: PriceRangeProps["money"];
}

/** Has no name, so that it is never sent: the field that it sets is. */
const Thumb = ({ of, label, ends: { min, max }, value, money }: ThumbProps) => (
  <input
    type="range"
    id={`f-${of}-thumb`}
    className="finder-thumb"
    data-sets={of}
    aria-label={label}
    aria-valuetext={money(value)}
    min={Math.floor(min)}
    max={Math.ceil(max)}
    defaultValue={value}
  />
);

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
