import type { MoneyFormat } from "@selvedge/domain/currency/currency";
import { writeMoney } from "@selvedge/domain/currency/write-money";

const formats: Record<string, MoneyFormat> = {};

/** Remembers how currencies are written. That is the same for every shop and visitor, so one memory serves all. */
export const learnFormats = (known: Readonly<Record<string, MoneyFormat>>) => Object.assign(formats, known);

/** A currency that nobody told of is written with its code. */
const formatOf = (code: string): MoneyFormat =>
  formats[code] ?? { before: "", after: `\u00a0${code}`, decimalPoint: ".", thousandsSeparator: ",", minorDigits: 2 };

const minorOf = (major: number, currency: string): number => Math.round(major * 10 ** formatOf(currency).minorDigits);

/** "£24.00" from 24 in GBP. */
export const money = (major: number, currency: string): string =>
  writeMoney(minorOf(major, currency), formatOf(currency));

/** "£24" where the pence are none, "£24.50" otherwise: how prices stand on cards. */
export const shortMoney = (minor: number, currency: string): string => writeMoney(minor, formatOf(currency), true);

/** The same from 24 in GBP. */
export const shortMajorMoney = (major: number, currency: string): string =>
  shortMoney(minorOf(major, currency), currency);
