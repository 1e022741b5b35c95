import { toMajor } from "@selvedge/domain/money/money";
import type { OrderAmounts } from "@selvedge/domain/money/order-totals";

/** An order's amounts with what gift cards pay of its total; nothing where it is not said. */
type PaidAmounts = OrderAmounts & { giftCardMinor?: number };

/** Totals with VAT in minor units, as shoppers read them: duty beside the delivery that holds it. */
export const sumsIncTax = (totals: PaidAmounts) => ({
  goodsIncTax: totals.subtotalMinor + totals.goodsTaxMinor,
  discountIncTax: totals.discountMinor + totals.taxDiscountMinor,
  shippingIncTax: totals.shippingMinor + totals.shippingTaxMinor - totals.dutyMinor,
  duty: totals.dutyMinor,
  taxIncluded: totals.goodsTaxMinor - totals.taxDiscountMinor + totals.shippingTaxMinor,
  total: totals.totalMinor,
  giftCard: totals.giftCardMinor ?? 0,
  toPay: totals.totalMinor - (totals.giftCardMinor ?? 0),
});

/** The same in major units. */
export function presentTotals(totals: PaidAmounts, currency: string) {
  const major = (minor: number) => toMajor(minor, currency);
  const { goodsIncTax, discountIncTax, shippingIncTax, duty, taxIncluded, total, giftCard, toPay } = sumsIncTax(totals);
  return {
    goodsIncTax: major(goodsIncTax),
    discountIncTax: major(discountIncTax),
    shippingIncTax: major(shippingIncTax),
    duty: major(duty),
    taxIncluded: major(taxIncluded),
    total: major(total),
    giftCard: major(giftCard),
    toPay: major(toPay),
    currency,
  };
}
