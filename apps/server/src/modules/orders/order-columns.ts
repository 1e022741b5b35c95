// What an order's row says in the words of its totals and of its address.
import type { OrderAmounts } from "@selvedge/domain/money/order-totals";

type Amounts = Record<
  | "subtotal_minor"
  | "goods_tax_minor"
  | "discount_minor"
  | "tax_discount_minor"
  | "shipping_minor"
  | "shipping_tax_minor"
  | "duty_minor"
  | "total_minor",
  number
>;

export const amountsOf = (order: Amounts): OrderAmounts => ({
  subtotalMinor: order.subtotal_minor,
  goodsTaxMinor: order.goods_tax_minor,
  discountMinor: order.discount_minor,
  taxDiscountMinor: order.tax_discount_minor,
  shippingMinor: order.shipping_minor,
  shippingTaxMinor: order.shipping_tax_minor,
  dutyMinor: order.duty_minor,
  totalMinor: order.total_minor,
});

type Address = Record<
  | "shipping_first_name"
  | "shipping_last_name"
  | "shipping_company"
  | "shipping_street"
  | "shipping_city"
  | "shipping_state"
  | "shipping_zip"
  | "shipping_country",
  string
>;

/** Where an order goes, as it is written on an envelope. */
export const addressOf = (order: Address) => ({
  name: `${order.shipping_first_name} ${order.shipping_last_name}`,
  lines: [
    order.shipping_company,
    order.shipping_street,
    order.shipping_city,
    order.shipping_state,
    order.shipping_zip,
    countryNames.of(order.shipping_country) ?? order.shipping_country,
  ].filter(Boolean),
});

const countryNames = new Intl.DisplayNames("en-GB", { type: "region" });
