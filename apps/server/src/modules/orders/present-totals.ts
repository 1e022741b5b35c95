import { toMajor } from "@selvedge/domain/money/money";
import type { OrderTotals } from "@selvedge/domain/money/order-totals";

/** Totals with VAT in major units, as shoppers read them. */
export function presentTotals(totals: Omit<OrderTotals, "lines">, currency: string) {
  const major = (minor: number) => toMajor(minor, currency);
  return {
    goodsIncTax: major(totals.subtotalMinor + totals.goodsTaxMinor),
    discountIncTax: major(totals.discountMinor + totals.taxDiscountMinor),
    shippingIncTax: major(totals.shippingMinor + totals.shippingTaxMinor),
    taxIncluded: major(totals.goodsTaxMinor - totals.taxDiscountMinor + totals.shippingTaxMinor),
    total: major(totals.totalMinor),
    currency,
  };
}
