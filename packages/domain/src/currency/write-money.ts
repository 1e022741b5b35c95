// Small on purpose: this is what a shop's pages carry of all money.
import type { MoneyFormat } from "./currency.ts";

/** A space that does not break an amount over two lines. */
export const gap = "\u00a0";

/** How amounts of a currency without a format of its own are written: with its code, "24.00 XTS". */
export const formatWithCode = (code: string): MoneyFormat => ({
  before: "",
  after: gap + code,
  decimalPoint: ".",
  thousandsSeparator: ",",
  minorDigits: 2,
});

/**
 * An amount as people read it: "£1,024.50", "−£7.60" with the sign first, "24,00 kr". `minor` is a whole number of the
 * currency's smallest unit; `isShort` leaves out a fraction of noughts: "£24". Source: storefront §3.9.
 */
export function writeMoney(minor: number, format: MoneyFormat, isShort = false): string {
  const { before, after, decimalPoint, thousandsSeparator, minorDigits } = format;
  const [whole = "", fraction] = (Math.abs(minor) / 10 ** minorDigits).toFixed(minorDigits).split(".");
  const figures = whole.replace(/\B(?=(\d{3})+$)/g, thousandsSeparator);
  const rest = fraction && !(isShort && Number(fraction) === 0) ? decimalPoint + fraction : "";
  return (minor < 0 ? "−" : "") + before + figures + rest + after;
}
