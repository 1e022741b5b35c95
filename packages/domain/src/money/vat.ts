import { roundMinor } from "./money.ts";

/**
 * The 27 member states as VAT numbers write them; Greece is EL there and GR in addresses. Source: platform-core §5.
 */
export const euVatCodes = "AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" ");

/** The VAT code of an address country: GR becomes EL, all others are the same. */
export const vatCodeOf = (addressCountry: string): string => (addressCountry === "GR" ? "EL" : addressCountry);

/** Standard rates by VAT code, as fractions. A destination that is not listed pays no VAT to us: it is an export. */
const standardRates: Record<string, number> = {
  GB: 0.2,
  AT: 0.2,
  BE: 0.21,
  BG: 0.2,
  CY: 0.19,
  CZ: 0.21,
  DE: 0.19,
  DK: 0.25,
  EE: 0.24,
  EL: 0.24,
  ES: 0.21,
  FI: 0.255,
  FR: 0.2,
  HR: 0.25,
  HU: 0.27,
  IE: 0.23,
  IT: 0.22,
  LT: 0.21,
  LU: 0.17,
  LV: 0.21,
  MT: 0.18,
  NL: 0.21,
  PL: 0.23,
  PT: 0.23,
  RO: 0.21,
  SE: 0.25,
  SI: 0.22,
  SK: 0.23,
};

/** How a line was taxed, frozen on the order so that an invoice never computes it again. */
export type TaxTreatment = "UK_STD" | "UK_ZERO" | "EU_IOSS" | "EXPORT";

export interface TaxedLine {
  /** Rate as a fraction: 0.2. */
  rate: number;
  treatment: TaxTreatment;
}

/**
 * The rate of a line by where it goes. `vatRate` is the product's multiplier on the destination's standard rate:
 * 1 is standard, 0 is zero-rated (children's clothes in the UK; other countries tax them in full).
 * Source: readings "Money", platform-core §9.
 */
export function taxOfLine(destinationCountry: string, vatRate: number): TaxedLine {
  const code = vatCodeOf(destinationCountry);
  const standard = standardRates[code];
  if (standard === undefined) return { rate: 0, treatment: "EXPORT" };
  if (code === "GB")
    return vatRate === 0 ? { rate: 0, treatment: "UK_ZERO" } : { rate: standard * vatRate, treatment: "UK_STD" };
  return { rate: vatRate === 0 ? standard : standard * vatRate, treatment: "EU_IOSS" };
}

/** VAT inside a gross amount, rounded once on the line: 1999 at 20 % holds 333. */
export const vatInside = (grossMinor: number, rate: number): number => roundMinor((grossMinor * rate) / (1 + rate));
