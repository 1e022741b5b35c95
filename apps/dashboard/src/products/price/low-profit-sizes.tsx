import { formatMoney } from "@selvedge/domain/money/money";
import { isThinProfit } from "@selvedge/domain/money/thin-profit";
import type { SizeExtras } from "@selvedge/domain/products/size-prices";
import type { Blank } from "@selvedge/garments/blanks/blank";
import { profitBySize, type VariantCosts } from "@selvedge/garments/blanks/variant-costs";

interface LowProfitSizesProps {
  blank: Blank;
  variants: readonly VariantCosts[];
  askedMinor: number;
  extras: SizeExtras;
  vatRate: number;
  currency: string;
}

/** Says which sizes leave next to nothing at the price asked; nothing where all leave enough. */
export function LowProfitSizes({ blank, variants, askedMinor, extras, vatRate, currency }: LowProfitSizesProps) {
  const sizes = profitBySize(blank, variants, { priceIncTaxMinor: askedMinor, extras, vatRate });
  const thin = sizes.filter(({ profitMinor, priceIncTaxMinor }) => isThinProfit(profitMinor, priceIncTaxMinor));
  if (thin.length === 0) return null;
  const least = thin.toSorted((one, other) => one.profitMinor - other.profitMinor)[0]!;
  const left = `${formatMoney(least.profitMinor, currency)} of ${formatMoney(least.priceIncTaxMinor, currency)}`;
  return (
    <p role="status" className="mt-3 rounded-control bg-warning-tint px-3 py-2.5 text-dense text-warning">
      {thin.length === sizes.length
        ? `Little is left for you: ${left}.`
        : `Little is left for you on ${listed.format(thin.map(({ size }) => size))}: ${left}. Raise the price, or take ${thin.length === 1 ? "it" : "them"} off sale.`}
    </p>
  );
}

const listed = new Intl.ListFormat("en-GB", { type: "conjunction" });
