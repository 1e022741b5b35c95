import { toMajor } from "@selvedge/domain/money/money";
import type { OrderAmounts } from "@selvedge/domain/money/order-totals";

/** Totals with VAT in minor units, as shoppers read them: duty beside the delivery that holds it. */
export const sumsIncTax = (totals: OrderAmounts) => ({
  goodsIncTax: totals.subtotalMinor + totals.goodsTaxMinor,
  discountIncTax: totals.discountMinor + totals.taxDiscountMinor,
  shippingIncTax: totals.shippingMinor + totals.shippingTaxMinor - totals.dutyMinor,
  duty: totals.dutyMinor,
  taxIncluded: totals.goodsTaxMinor - totals.taxDiscountMinor + totals.shippingTaxMinor,
  total: totals.totalMinor,
});

/** The same in major units. */
export function presentTotals(totals: OrderAmounts, currency: string) {
  const major = (minor: number) => toMajor(minor, currency);
  const { goodsIncTax, discountIncTax, shippingIncTax, duty, taxIncluded, total } = sumsIncTax(totals);
  return {
    goodsIncTax: major(goodsIncTax),
    discountIncTax: major(discountIncTax),
    shippingIncTax: major(shippingIncTax),
    duty: major(duty),
    taxIncluded: major(taxIncluded),
    total: major(total),
    currency,
  };
}
