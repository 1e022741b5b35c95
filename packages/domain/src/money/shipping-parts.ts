import { sum } from "./round.ts";
import { spread } from "./spread.ts";
import { type TaxTreatment, vatInside } from "./vat.ts";

interface Taxed {
  rate: number;
  treatment: TaxTreatment;
  /** What is paid for the line, with VAT. */
  totalMinor: number;
}

export interface ShippingPart {
  rate: number;
  treatment: TaxTreatment;
  grossMinor: number;
  taxMinor: number;
}

/** Delivery without the VAT that it carries, in minor units; `lines` are those of the order. */
export const netShipping = (lines: readonly Taxed[], shippingIncTaxMinor: number): number =>
  shippingIncTaxMinor - sum(shippingParts(lines, shippingIncTaxMinor).map(({ taxMinor }) => taxMinor));

/**
 * Delivery follows the goods: it is shared over the lines by what is paid for them, and each treatment's share carries
 * that treatment's VAT, rounded once. 3.99 on 43.20 standard and 14.40 zero-rated goods is 2.99 and 1.00 (worked
 * example B). `shippingIncTaxMinor` is without duty. One part for each rate and treatment, in the order of the lines.
 */
export function shippingParts(lines: readonly Taxed[], shippingIncTaxMinor: number): ShippingPart[] {
  const shares = spread(
    shippingIncTaxMinor,
    lines.map((line) => line.totalMinor),
  );
  const kinds = Map.groupBy(lines.keys(), (index) => `${lines[index]!.treatment} ${lines[index]!.rate}`);
  return [...kinds.values()].map((indexes) => {
    const { rate, treatment } = lines[indexes[0]!]!;
    const grossMinor = sum(indexes.map((index) => shares[index]!));
    return { rate, treatment, grossMinor, taxMinor: vatInside(grossMinor, rate) };
  });
}
