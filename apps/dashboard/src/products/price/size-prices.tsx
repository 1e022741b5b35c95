import { productRateOf } from "@selvedge/domain/money/vat-rates";
import { priceOfSize, type SizeExtras, suggestedExtras } from "@selvedge/domain/products/size-prices";
import type { BlankSize } from "@selvedge/garments/blanks/blank";
import { Segmented } from "@selvedge/ui/choices/segmented";
import { MoneyField } from "@selvedge/ui/fields/money-field";

interface SizePricesProps {
  /** The sizes on sale, the one that costs least first. */
  sizes: readonly BlankSize[];
  priceIncTaxMinor: number;
  extras: SizeExtras;
  vatRate: number;
  currency: string;
  error?: string | undefined;
  onChange: (extras: SizeExtras) => void;
}

const ways = [
  { id: "one", label: "One price" },
  { id: "sizes", label: "A price for each size" },
];

/** Whether all sizes cost the same, and the prices of the larger ones where they do not. */
export function SizePrices({ sizes, priceIncTaxMinor, extras, vatRate, currency, error, onChange }: SizePricesProps) {
  const isBySize = Object.keys(extras).length > 0;
  const choose = (way: string) => onChange(way === "one" ? {} : suggestedExtras(sizes, productRateOf("GB", vatRate)));
  return (
    <div className="mb-4 flex flex-col gap-3">
      <Segmented label="Prices of sizes" segments={ways} value={isBySize ? "sizes" : "one"} onChange={choose} />
      {isBySize ? (
        <div className="grid grid-cols-2 items-start gap-3">
          {sizes.slice(1).map(({ name }) => (
            <MoneyField
              key={name}
              label={`Price of ${name}`}
              valueMinor={priceOfSize(priceIncTaxMinor, extras, name)}
              currency={currency}
              onChangeMinor={(minor) => {
                if (minor !== null) onChange({ ...extras, [name]: minor - priceIncTaxMinor });
              }}
              {...(error && { error })}
            />
          ))}
        </div>
      ) : null}
    </div>
  );
}
