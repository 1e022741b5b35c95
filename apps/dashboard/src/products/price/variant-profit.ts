import { type Profit, profitOf } from "@selvedge/domain/money/profit";
import { priceOfSize } from "@selvedge/domain/products/size-prices";
import type { Blank, BlankSize } from "@selvedge/garments/blanks/blank";
import { costsOf } from "@selvedge/garments/blanks/variant-costs";
import type { BlankColour } from "@selvedge/garments/colours";
import type { ProductForm } from "../product-form.ts";

type Priced = Pick<ProductForm, "priceIncTaxMinor" | "salePriceIncTaxMinor" | "sizeExtrasMinor">;

/** What a piece of one colour and size costs and earns at what is typed for that size, on sale or not, in minor units. */
export function variantProfit(
  { priceIncTaxMinor, salePriceIncTaxMinor, sizeExtrasMinor }: Priced,
  { blank, colour, size }: { blank: Blank; colour: BlankColour; size: BlankSize },
  { printedSides, vatRate }: { printedSides: Parameters<typeof costsOf>[3]; vatRate: number },
): Profit {
  const asked = salePriceIncTaxMinor ?? priceIncTaxMinor ?? 0;
  return profitOf(priceOfSize(asked, sizeExtrasMinor, size.name), costsOf(blank, colour, size, printedSides), vatRate);
}
