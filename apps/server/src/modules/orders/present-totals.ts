import { toMajor } from "@selvedge/domain/money/money";
import type { OrderAmounts } from "@selvedge/domain/money/order-totals";

/** Totals with VAT in major units, as shoppers read them: duty beside the delivery that holds it. */
export function presentTotals(totals: OrderAmounts, currency: string) {
  const major = (minor: number) => toMajor(minor, currency);
  return {
    goodsIncTax: major(totals.subtotalMinor + totals.goodsTaxMinor),
    discountIncTax: major(totals.discountMinor + totals.taxDiscountMinor),
    shippingIncTax: major(totals.shippingMinor + totals.shippingTaxMinor - totals.dutyMinor),
    duty: major(totals.dutyMinor),
    taxIncluded: major(totals.goodsTaxMinor - totals.taxDiscountMinor + totals.shippingTaxMinor),
    total: major(totals.totalMinor),
    currency,
  };
}
