// Small on purpose: this is what a shop's pages carry of all money.
import type { MoneyFormat } from "./currency.ts";

/**
 * An amount as people read it: "£1,024.50", "−£7.60" with the sign first, "24,00 kr" with the symbol right, "CHF 24.00"
 * with a space that does not break where the symbol ends in a letter or stands right. `amountMinor` is a whole number
 * of the currency's smallest unit; `isShort` leaves out a fraction of noughts: "£24". Source: storefront §3.9.
 */
export function writeMoney(amountMinor: number, format: MoneyFormat, isShort = false): string {
  const { symbol, symbolAlign, decimalPoint, thousandsSeparator, minorDigits } = format;
  const digits = String(Math.abs(amountMinor)).padStart(minorDigits + 1, "0");
  const cut = digits.length - minorDigits;
  const whole = digits.slice(0, cut).replace(/\B(?=(\d{3})+$)/g, thousandsSeparator);
  const isWhole = minorDigits === 0 || (isShort && !/[1-9]/.test(digits.slice(cut)));
  const figures = isWhole ? whole : whole + decimalPoint + digits.slice(cut);
  const sign = amountMinor < 0 ? "−" : "";
  if (symbolAlign === "right") return `${sign}${figures}\u00a0${symbol}`;
  return `${sign}${symbol}${/\p{L}$/u.test(symbol) ? "\u00a0" : ""}${figures}`;
}
