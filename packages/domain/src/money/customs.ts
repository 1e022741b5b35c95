// What a border makes of a parcel: whether its VAT can be taken at the checkout, the duty on it, and what the shopper
// has to read. Sources: print-on-demand "Law and tax facts" and worked example D.
import { exchange } from "../currency/reference-rates.ts";
import { sum } from "./round.ts";
import { vatInside } from "./vat.ts";
import { type Destination, vatAreaOf } from "./vat-area.ts";
import { productRateOf } from "./vat-rates.ts";

export interface ParcelLine {
  /** What is paid for the line after discounts, with VAT. */
  paidIncTaxMinor: number;
  vatRate: number;
  /** First six digits of the customs tariff. */
  hs6: string;
}

export interface Parcel {
  lines: readonly ParcelLine[];
  to: Destination;
  /** ISO code of the amounts. */
  currency: string;
  /** Day of the sale, "2026-11-21". */
  on: string;
}

/** A parcel's worth up to which its VAT may be taken at the checkout, by where it goes. */
const smallParcel = {
  eu: { currency: "EUR", limitMinor: 150_00 },
  uk: { currency: "GBP", limitMinor: 135_00 },
} as const;

/** Flat duty on small parcels into the EU, for each tariff line in them, by the day it came into force. */
const flatDuties: readonly { since: string; eurMinor: number }[] = [{ since: "2026-07-01", eurMinor: 3_00 }];

/**
 * What the goods are worth to customs: after discounts, without delivery and without the destination's VAT. In minor
 * units of the parcel's currency. Source: Regulation (EU) 2015/2446 Art. 1(48).
 */
export function intrinsicValueMinor({ lines, to, on }: Parcel): number {
  const { code } = vatAreaOf(to);
  return sum(
    lines.map(
      ({ paidIncTaxMinor, vatRate }) => paidIncTaxMinor - vatInside(paidIncTaxMinor, productRateOf(code, vatRate, on)),
    ),
  );
}

/**
 * True when the goods are worth no more than EUR 150 going into the EU, or GBP 135 going into the UK. False when the
 * currency has no reference rate: what cannot be shown to be small is taxed at the border.
 */
export function isSmallParcel(parcel: Parcel): boolean {
  const limit = vatAreaOf(parcel.to).kind === "eu" ? smallParcel.eu : smallParcel.uk;
  const value = exchange(intrinsicValueMinor(parcel), parcel.currency, limit.currency, parcel.on);
  return value !== null && value <= limit.limitMinor;
}

/**
 * The duty taken at the checkout on a small parcel into the EU from outside it: EUR 3 for each different tariff line,
 * in minor units of the parcel's currency, without VAT. 0 before 1 July 2026. A line that costs nothing counts: it is
 * in the parcel.
 */
export function flatDutyMinor({ lines, currency, on }: Parcel): number {
  const held = flatDuties.findLast(({ since }) => since <= on);
  if (!held) return 0;
  const tariffLines = new Set(lines.map(({ hs6 }) => hs6)).size;
  return exchange(held.eurMinor * tariffLines, "EUR", currency, on) ?? 0;
}

/** What a shopper reads before paying for a parcel whose taxes are taken at the border. */
export const importNotices = {
  overLimit:
    "These goods are worth more than €150, so the price includes no VAT or duty. The carrier will ask you to pay both before delivery.",
  outside: "The price includes no import duty or tax. Your country may charge them when the parcel arrives.",
} as const;

export type ImportNotice = keyof typeof importNotices;
