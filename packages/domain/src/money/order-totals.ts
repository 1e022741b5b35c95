// What an order costs, line by line. Prices come in with VAT, as shoppers see them; net and VAT are taken out of
// each line once. Sources: readings "Money", platform-core §3 (order, orderItem).
import { spread } from "./money.ts";
import { type TaxTreatment, taxOfLine, vatInside } from "./vat.ts";

export interface PricedLine {
  quantity: number;
  unitPriceIncTaxMinor: number;
  /** Multiplier on the destination's standard rate. */
  vatRate: number;
}

export interface TotalledLine {
  rate: number;
  treatment: TaxTreatment;
  /** Net before discount. */
  priceMinor: number;
  /** VAT left after discount. */
  taxMinor: number;
  /** Net discount. */
  discountMinor: number;
  priceIncTaxMinor: number;
  discountIncTaxMinor: number;
  /** price + tax - discount. */
  totalMinor: number;
}

export interface OrderTotals {
  lines: TotalledLine[];
  subtotalMinor: number;
  goodsTaxMinor: number;
  discountMinor: number;
  taxDiscountMinor: number;
  shippingMinor: number;
  shippingTaxMinor: number;
  totalMinor: number;
}

/**
 * Totals of an order going to `country`. `discountIncTaxMinor` is taken off the goods in proportion to their price;
 * shipping carries VAT in proportion to the goods that carry it (worked example B).
 * total = subtotal + goodsTax - discount - taxDiscount + shipping + shippingTax, to the penny.
 */
export function orderTotals(
  priced: readonly PricedLine[],
  country: string,
  shippingIncTaxMinor: number,
  discountIncTaxMinor = 0,
): OrderTotals {
  const gross = priced.map((line) => line.quantity * line.unitPriceIncTaxMinor);
  const goods = sum(gross);
  const discounts = spread(Math.min(discountIncTaxMinor, goods), gross);
  const lines = priced.map((line, index) => totalLine(line, country, gross[index]!, discounts[index]!));
  const shippingTaxMinor = shippingTax(lines, shippingIncTaxMinor);
  const goodsTaxMinor = sum(lines.map((line) => line.priceIncTaxMinor - line.priceMinor));
  return {
    lines,
    subtotalMinor: sum(lines.map((line) => line.priceMinor)),
    goodsTaxMinor,
    discountMinor: sum(lines.map((line) => line.discountMinor)),
    taxDiscountMinor: goodsTaxMinor - sum(lines.map((line) => line.taxMinor)),
    shippingMinor: shippingIncTaxMinor - shippingTaxMinor,
    shippingTaxMinor,
    totalMinor: goods - sum(discounts) + shippingIncTaxMinor,
  };
}

function totalLine(
  line: PricedLine,
  country: string,
  priceIncTaxMinor: number,
  discountIncTaxMinor: number,
): TotalledLine {
  const { rate, treatment } = taxOfLine(country, line.vatRate);
  const priceMinor = priceIncTaxMinor - vatInside(priceIncTaxMinor, rate);
  const totalMinor = priceIncTaxMinor - discountIncTaxMinor;
  const taxMinor = vatInside(totalMinor, rate);
  return {
    rate,
    treatment,
    priceMinor,
    taxMinor,
    discountMinor: priceMinor + taxMinor - totalMinor,
    priceIncTaxMinor,
    discountIncTaxMinor,
    totalMinor,
  };
}

/** Shipping follows the goods: each rate's share of it is the share of the goods at that rate. */
function shippingTax(lines: readonly TotalledLine[], shippingIncTaxMinor: number): number {
  const shares = spread(
    shippingIncTaxMinor,
    lines.map((line) => line.totalMinor),
  );
  const byRate = Map.groupBy(
    lines.map((line, index) => ({ rate: line.rate, share: shares[index]! })),
    ({ rate }) => rate,
  );
  return sum([...byRate].map(([rate, parts]) => vatInside(sum(parts.map(({ share }) => share)), rate)));
}

const sum = (amounts: readonly number[]) => amounts.reduce((a, b) => a + b, 0);
