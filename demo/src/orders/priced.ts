import { type OrderTotals, orderTotals } from "@selvedge/domain/money/order-totals";
import { spread } from "@selvedge/domain/money/spread";
import { priceOfSize } from "@selvedge/domain/products/size-prices";
import { quoteShipping, type ShippingQuote } from "@selvedge/domain/shipping/quote";
import { mainFactory } from "@selvedge/domain/shipping/services";
import { findBlank } from "@selvedge/garments/blanks/blanks";
import type { PlannedLine, PlannedOrder } from "./plan.ts";

export interface PricedOrder {
  readonly plan: PlannedOrder;
  readonly service: ShippingQuote;
  readonly totals: OrderTotals;
  readonly units: number;
}

/** What an order cost when it was placed, by the same rules as the checkout. Express orders take the most expensive service. */
export function priced(plan: PlannedOrder): PricedOrder {
  const { customer, createdAt } = plan;
  const units = plan.lines.reduce((sum, line) => sum + line.quantity, 0);
  const lines = plan.lines.map((line) => ({
    quantity: line.quantity,
    unitPriceIncTaxMinor: unitPriceMinor(line),
    vatRate: line.product.vatRate,
    hs6: blankOf(line).hs6,
  }));
  const goods = lines.map((line) => line.quantity * line.unitPriceIncTaxMinor);
  const goodsMinor = goods.reduce((sum, each) => sum + each, 0);
  const discountMinor = Math.round((goodsMinor * plan.couponPercent) / 100);
  const services = quoteShipping({
    country: customer.country,
    lines: plan.lines.map((line) => ({
      quantity: line.quantity,
      weightGrams: blankOf(line).weightGrams,
      factory: mainFactory,
    })),
    currency: "GBP",
    goodsIncTaxMinor: goodsMinor - discountMinor,
    now: createdAt,
  });
  const service = (plan.fate.priority ? services.at(-1) : services[0])!;
  const totals = orderTotals({
    lines,
    to: { country: customer.country, zip: customer.zip },
    on: createdAt.toISOString().slice(0, 10),
    currency: "GBP",
    shippingIncTaxMinor: service.priceIncTaxMinor,
    discountsIncTaxMinor: spread(discountMinor, goods),
  });
  return { plan, service, totals, units };
}

const blankOf = ({ product: { product } }: PlannedLine) => findBlank(product.blank)!;

/** Today's price of its size with VAT, because the demo world's sales have always been on. */
export const unitPriceMinor = ({ product: { product }, variant }: PlannedLine): number =>
  priceOfSize(product.salePriceIncTaxMinor ?? product.priceIncTaxMinor, product.sizeExtrasMinor ?? {}, variant.size);
