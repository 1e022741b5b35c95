// Every amount is an integer in minor units (pence) with an ISO code beside it. Source: readings "Money".
// With the whole table of currencies behind it: the shops' pages take currency/write-money instead.
import { moneyFormatOf } from "../currency/currencies.ts";
import { writeMoney } from "../currency/write-money.ts";
import { roundMinor } from "./round.ts";

/** Digits after the point of a currency: 2 for GBP, 0 for JPY. Source: ISO 4217. */
export const minorDigitsOf = (currency: string): number => moneyFormatOf(currency).minorDigits;

/** 2400 GBP is 24: the decimal number that the specification's calls carry. */
export const toMajor = (minor: number, currency: string): number => minor / 10 ** minorDigitsOf(currency);

/** 24 GBP is 2400. Rounds what is finer than a minor unit. */
export const fromMajor = (major: number, currency: string): number => roundMinor(major * 10 ** minorDigitsOf(currency));

/**
 * "£24.00", "−£7.60", "24,00 kr": an amount with its currency's own signs. `isShort` leaves out a fraction of noughts:
 * "£24". Source: storefront §3.9.
 */
export const formatMoney = (minor: number, currency: string, isShort = false): string =>
  writeMoney(minor, moneyFormatOf(currency), isShort);

/** "1024.50", "4200" in yen: an amount in figures alone, as forms and machines take it. */
export function plainAmount(minor: number, currency: string): string {
  const digits = minorDigitsOf(currency);
  return (minor / 10 ** digits).toFixed(digits);
}
