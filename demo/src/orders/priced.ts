import { type OrderTotals, orderTotals } from "@selvedge/domain/money/order-totals";
import { quoteShipping, type ShippingQuote } from "@selvedge/domain/shipping/services";
import type { PlannedLine, PlannedOrder } from "./plan.ts";

export interface PricedOrder {
  readonly plan: PlannedOrder;
  readonly service: ShippingQuote;
  readonly totals: OrderTotals;
  readonly units: number;
}

/** What an order cost when it was placed, by the same rules as the checkout. Express orders take the dearest service. */
export function priced(plan: PlannedOrder): PricedOrder {
  const units = plan.lines.reduce((sum, line) => sum + line.quantity, 0);
  const services = quoteShipping(plan.customer.country, units, plan.createdAt);
  const service = (plan.fate.priority ? services.at(-1) : services[0])!;
  const lines = plan.lines.map((line) => ({
    quantity: line.quantity,
    unitPriceIncTaxMinor: unitPriceMinor(line),
    vatRate: line.product.vatRate,
  }));
  const goodsMinor = lines.reduce((sum, line) => sum + line.quantity * line.unitPriceIncTaxMinor, 0);
  const discountMinor = Math.round((goodsMinor * plan.couponPercent) / 100);
  const totals = orderTotals(lines, plan.customer.country, service.priceIncTaxMinor, discountMinor);
  return { plan, service, totals, units };
}

/** Today's price with VAT, because the demo world's sales have always been on. */
export const unitPriceMinor = ({ product: { product } }: PlannedLine): number =>
  product.salePriceIncTaxMinor ?? product.priceIncTaxMinor;
