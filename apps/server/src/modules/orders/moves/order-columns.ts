// Totals and addresses from an order's row.
import type { OrderAmounts } from "@selvedge/domain/money/order-totals";
import { type PostalAddress, writtenAddress } from "@selvedge/domain/shipping/postal-address";

type Amounts = Record<
  | "subtotal_minor"
  | "goods_tax_minor"
  | "discount_minor"
  | "tax_discount_minor"
  | "shipping_minor"
  | "shipping_tax_minor"
  | "duty_minor"
  | "total_minor"
  | "gift_card_minor",
  number
>;

/** What an order costs, and what gift cards pay of it. */
export const amountsOf = (order: Amounts): OrderAmounts & { giftCardMinor: number } => ({
  subtotalMinor: order.subtotal_minor,
  goodsTaxMinor: order.goods_tax_minor,
  discountMinor: order.discount_minor,
  taxDiscountMinor: order.tax_discount_minor,
  shippingMinor: order.shipping_minor,
  shippingTaxMinor: order.shipping_tax_minor,
  dutyMinor: order.duty_minor,
  totalMinor: order.total_minor,
  giftCardMinor: order.gift_card_minor,
});

type Part = "first_name" | "last_name" | "company" | "street" | "city" | "state" | "zip" | "country";
type Kind = "shipping" | "billing";
export type AddressColumns<K extends Kind> = Record<`${K}_${Part}`, string>;

/** The columns of one of an order's addresses. */
export function postalAddressOf<K extends Kind>(order: AddressColumns<K>, kind: K): PostalAddress {
  const part = (name: Part) => order[`${kind}_${name}`];
  return {
    firstName: part("first_name"),
    lastName: part("last_name"),
    company: part("company"),
    street: part("street"),
    city: part("city"),
    state: part("state"),
    zip: part("zip"),
    country: part("country"),
  };
}

/** An order's delivery address, as it is written on an envelope. */
export const addressOf = (order: AddressColumns<"shipping">) => writtenAddress(postalAddressOf(order, "shipping"));
