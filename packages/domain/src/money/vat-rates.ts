// Standard rates of VAT with the day each came into force, so that an invoice of the past stays right. A new rate is a
// new row; nothing is ever changed. The list begins with the year in which the United Kingdom left the EU's VAT area.
// Source: the European Commission's list of rates, VAT Act 1994 for the United Kingdom.

/**
 * The 27 member states as VAT numbers write them; Greece is EL there and GR in addresses. Source: platform-core §5.
 */
export const euVatCodes = "AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" ");

/** A rate as a fraction and the first day on which it held. */
type Since = readonly [day: string, rate: number];

const start = "2021-01-01";

const standardRates: Readonly<Record<string, readonly Since[]>> = {
  GB: [[start, 0.2]],
  AT: [[start, 0.2]],
  BE: [[start, 0.21]],
  BG: [[start, 0.2]],
  CY: [[start, 0.19]],
  CZ: [[start, 0.21]],
  DE: [[start, 0.19]],
  DK: [[start, 0.25]],
  EE: [
    [start, 0.2],
    ["2024-01-01", 0.22],
    ["2025-07-01", 0.24],
  ],
  EL: [[start, 0.24]],
  ES: [[start, 0.21]],
  FI: [
    [start, 0.24],
    ["2024-09-01", 0.255],
  ],
  FR: [[start, 0.2]],
  HR: [[start, 0.25]],
  HU: [[start, 0.27]],
  IE: [
    [start, 0.21],
    ["2021-03-01", 0.23],
  ],
  IT: [[start, 0.22]],
  LT: [[start, 0.21]],
  LU: [
    [start, 0.17],
    ["2023-01-01", 0.16],
    ["2024-01-01", 0.17],
  ],
  LV: [[start, 0.21]],
  MT: [[start, 0.18]],
  NL: [[start, 0.21]],
  PL: [[start, 0.23]],
  PT: [[start, 0.23]],
  RO: [
    [start, 0.19],
    ["2025-08-01", 0.21],
  ],
  SE: [[start, 0.25]],
  SI: [[start, 0.22]],
  SK: [
    [start, 0.2],
    ["2025-01-01", 0.23],
  ],
};

/**
 * The standard rate of a VAT code on a day ("2026-11-21"), as a fraction; today's when no day is named, the first known
 * one before the list begins, and 0 for a code that is not in it.
 */
export function standardRateOf(vatCode: string, on?: string): number {
  const rates = standardRates[vatCode] ?? [];
  const held = on === undefined ? rates.at(-1) : (rates.findLast(([day]) => day <= on) ?? rates[0]);
  return held?.[1] ?? 0;
}

/**
 * The rate of a product in a VAT code's country. `vatRate` is the product's multiplier on the standard rate: 1 standard,
 * 0.25 a 5 % line in a 20 % country, 0 zero-rated, which is children's clothing in the United Kingdom and its alone:
 * elsewhere a product with 0 is taxed in full. Source: readings "Money", platform-core §9, VAT Notice 714.
 */
export function productRateOf(vatCode: string, vatRate: number, on?: string): number {
  const standard = standardRateOf(vatCode, on);
  return vatRate === 0 && vatCode !== "GB" ? standard : standard * vatRate;
}
