// What an order costs, line by line. Prices come in with VAT, as shoppers see them; net and VAT are taken out of
// each line once. A price is the same wherever it goes: what is not VAT of it is the shop's.
// Sources: readings "Money", platform-core §3 (order, orderItem), print-on-demand "Price and VAT".
import { flatDutyMinor, type ImportNotice, isSmallParcel } from "./customs.ts";
import { sum } from "./round.ts";
import { netShipping } from "./shipping-parts.ts";
import { type TaxTreatment, taxOfLine, vatInside } from "./vat.ts";
import { type Destination, vatAreaOf } from "./vat-area.ts";

export interface PricedLine {
  quantity: number;
  unitPriceIncTaxMinor: number;
  /** Multiplier on the destination's standard rate. */
  vatRate: number;
  /** First six digits of the customs tariff. */
  hs6: string;
}

/** Everything that decides what an order costs. */
export interface Sale {
  lines: readonly PricedLine[];
  to: Destination;
  /** Country that the goods leave from; the UK by default. */
  from?: string;
  hasValidVatId?: boolean;
  /** Day of the sale, "2026-11-21": it decides the rates. */
  on: string;
  /** ISO code of all amounts. */
  currency: string;
  /** From the shipping quote. */
  shippingIncTaxMinor: number;
  /** What comes off each line, in the order of the lines; more than a line costs counts as all of it. */
  discountsIncTaxMinor?: readonly number[];
}

export interface TotalledLine {
  /** Rate as a fraction: 0.2. */
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

/** Total of an order item from its three amounts: price + tax - discount. Source: platform-core §3 (orderItem). */
export const itemTotal = (item: Pick<TotalledLine, "priceMinor" | "taxMinor" | "discountMinor">): number =>
  item.priceMinor + item.taxMinor - item.discountMinor;

/** The amounts of an order as they are stored on it. */
export interface OrderAmounts {
  subtotalMinor: number;
  goodsTaxMinor: number;
  discountMinor: number;
  taxDiscountMinor: number;
  /** Net delivery, with the duty in it: the parcel arrives with its duty paid. */
  shippingMinor: number;
  shippingTaxMinor: number;
  /** The part of `shippingMinor` that customs takes. */
  dutyMinor: number;
  totalMinor: number;
}

export interface OrderTotals extends OrderAmounts {
  lines: TotalledLine[];
  /** What the shopper has to know about taxes at the border; null when none are left to pay. */
  importNotice: ImportNotice | null;
}

/**
 * Totals of a sale. Shipping carries VAT in proportion to the goods that carry it (worked example B); duty carries none
 * (worked example D). total = subtotal + goodsTax - discount - taxDiscount + shipping + shippingTax, to the penny.
 */
export function orderTotals(sale: Sale): OrderTotals {
  const { lines: priced, to, currency, on, shippingIncTaxMinor, discountsIncTaxMinor = [] } = sale;
  const gross = priced.map((line) => line.quantity * line.unitPriceIncTaxMinor);
  const discounts = gross.map((minor, index) => Math.min(discountsIncTaxMinor[index] ?? 0, minor));
  const parcel = {
    lines: priced.map(({ vatRate, hs6 }, index) => ({
      paidIncTaxMinor: gross[index]! - discounts[index]!,
      vatRate,
      hs6,
    })),
    ...{ to, currency, on },
  };
  const situation = { ...sale, isSmall: isSmallParcel(parcel) };
  const lines = priced.map((line, index) =>
    totalLine(taxOfLine(situation, line.vatRate), gross[index]!, discounts[index]!),
  );
  const dutyMinor = lines.some(({ treatment }) => treatment === "EXPORT_IOSS") ? flatDutyMinor(parcel) : 0;
  const shippingTaxMinor = shippingIncTaxMinor - netShipping(lines, shippingIncTaxMinor);
  const goodsTaxMinor = sum(lines.map((line) => line.priceIncTaxMinor - line.priceMinor));
  return {
    lines,
    subtotalMinor: sum(lines.map((line) => line.priceMinor)),
    goodsTaxMinor,
    discountMinor: sum(lines.map((line) => line.discountMinor)),
    taxDiscountMinor: goodsTaxMinor - sum(lines.map((line) => line.taxMinor)),
    shippingMinor: shippingIncTaxMinor - shippingTaxMinor + dutyMinor,
    shippingTaxMinor,
    dutyMinor,
    totalMinor: sum(gross) - sum(discounts) + shippingIncTaxMinor + dutyMinor,
    importNotice: lines.some(({ treatment }) => treatment === "EXPORT_DAP") ? noticeFor(to) : null,
  };
}

const noticeFor = (to: Destination): ImportNotice => (vatAreaOf(to).kind === "eu" ? "overLimit" : "outside");

function totalLine(
  { rate, treatment }: { rate: number; treatment: TaxTreatment },
  priceIncTaxMinor: number,
  discountIncTaxMinor: number,
): TotalledLine {
  const priceMinor = priceIncTaxMinor - vatInside(priceIncTaxMinor, rate);
  const totalMinor = priceIncTaxMinor - discountIncTaxMinor;
  const taxMinor = vatInside(totalMinor, rate);
  return {
    ...{ rate, treatment, priceMinor, taxMinor },
    discountMinor: priceMinor + taxMinor - totalMinor,
    ...{ priceIncTaxMinor, discountIncTaxMinor, totalMinor },
  };
}
