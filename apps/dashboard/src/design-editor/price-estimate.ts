import type { Side } from "@selvedge/design/scene";
import { suggestedPriceOf } from "@selvedge/domain/money/suggested-price";
import { productRateOf } from "@selvedge/domain/money/vat-rates";
import { suggestedExtras } from "@selvedge/domain/products/size-prices";
import type { Blank } from "@selvedge/garments/blanks/blank";
import { type Choice, everyChoice, lowestPriceOfVariants, variantCosts } from "@selvedge/garments/blanks/variant-costs";
import type { Product } from "../data/reply.ts";
import { choicesOf, formOf } from "../products/product-form.ts";

export interface PriceEstimate {
  choices: readonly Choice[];
  /** The price asked now, VAT in it. */
  priceIncTaxMinor: number;
  lowestPriceIncTaxMinor: number;
}

/** What is on sale of the design's product, and its price, if it were printed on these sides. */
export function priceEstimateOf(blank: Blank, sides: readonly Side[], product: Product): PriceEstimate {
  const choices = choicesOf(formOf(product));
  const { onSale, salePriceIncTaxMinor, priceIncTaxMinor } = product;
  return {
    choices,
    priceIncTaxMinor: onSale && salePriceIncTaxMinor !== null ? salePriceIncTaxMinor : priceIncTaxMinor,
    lowestPriceIncTaxMinor: lowestPriceOfVariants(
      variantCosts(blank, sides, choices),
      blank.vatRate,
      product.sizeExtrasMinor,
    ),
  };
}

/** The same of the product that would be made in these colours: the server begins it with the same price. */
export function firstPriceEstimate(blank: Blank, sides: readonly Side[], colours: readonly string[]): PriceEstimate {
  const choices = everyChoice(blank, [...colours]);
  // Nothing is sold without a print, so what has none yet is reckoned with one.
  const printed: readonly Side[] = sides.length > 0 ? sides : ["front"];
  const extras = suggestedExtras(blank.sizes, productRateOf("GB", blank.vatRate));
  const lowestPriceIncTaxMinor = lowestPriceOfVariants(variantCosts(blank, printed, choices), blank.vatRate, extras);
  return { choices, priceIncTaxMinor: suggestedPriceOf(lowestPriceIncTaxMinor), lowestPriceIncTaxMinor };
}
