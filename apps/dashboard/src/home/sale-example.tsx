import { formatMoney } from "@selvedge/domain/money/money";
import { suggestedPriceOf } from "@selvedge/domain/money/suggested-price";
import { blanks } from "@selvedge/garments/blanks/blanks";
import { everyChoice, lowestPriceOfVariants, variantCosts } from "@selvedge/garments/blanks/variant-costs";
import { Card } from "@selvedge/ui/content/card";
import { SplitBar } from "@selvedge/ui/content/split-bar";
import { priceParts } from "../products/price/price-parts.ts";

/** Of a product that is taxed at the standard rate: a multiplier of it. */
const standardVat = 1;

/** What a sale earns, with the costs of today: the first blank, printed on its front, at the price that the product page suggests. */
export function SaleExample({ currency }: { currency: string }) {
  const blank = blanks[0]!;
  const variants = variantCosts(blank, ["front"], everyChoice(blank));
  const priceMinor = suggestedPriceOf(lowestPriceOfVariants(variants, standardVat));
  const shown = variants.find(({ colour }) => colour.isWhite) ?? variants[0]!;
  const price = formatMoney(priceMinor, currency);
  return (
    <Card title="What a sale looks like">
      <p className="mb-3 text-dense text-ink-2">
        A {shown.colour.name.toLowerCase()} tee for {price}, printed on its front.
      </p>
      <SplitBar
        label={`Where ${price} goes`}
        parts={priceParts(blank, shown, { priceMinor, vatRate: standardVat, isSizeNamed: false })}
        currency={currency}
        resultId="profit"
      />
      <p className="mt-3 text-label text-ink-2">You pay nothing before somebody buys. You set every price.</p>
    </Card>
  );
}
