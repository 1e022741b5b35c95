import type { FrozenRate } from "@selvedge/domain/currency/convert-price";
import type { MoneyFormat } from "@selvedge/domain/currency/currency";
import { formatWithCode, writeMoney } from "@selvedge/domain/currency/write-money";
import { roundMinor } from "@selvedge/domain/money/round";

const formats: Record<string, MoneyFormat> = {};

/** Stores how currencies are written. That is the same for every shop and visitor, so one store is enough. */
export const rememberFormats = (known: Readonly<Record<string, MoneyFormat>>) => Object.assign(formats, known);

const formatOf = (code: string): MoneyFormat => formats[code] ?? formatWithCode(code);

/** 2400 from 24 in GBP. */
export const minorAmount = (major: number, currency: string): number =>
  Math.round(major * 10 ** formatOf(currency).minorDigits);

/** "£24.00" from 24 in GBP. */
export const money = (major: number, currency: string): string =>
  writeMoney(minorAmount(major, currency), formatOf(currency));

/** "£24" without pence, else "£24.50": how prices are written on cards. */
export const shortMoney = (minor: number, currency: string): string => writeMoney(minor, formatOf(currency), true);

/** The same from 24 in GBP. */
export const shortMajorMoney = (major: number, currency: string): string =>
  shortMoney(minorAmount(major, currency), currency);

/** An amount of a shop as its visitor looks at it: at the frame's rate where they chose another currency. */
export function shownMoney(major: number, currency: string, rate: FrozenRate | undefined): string {
  if (rate?.from !== currency) return shortMajorMoney(major, currency);
  const digits = formatOf(rate.to).minorDigits - formatOf(currency).minorDigits;
  return shortMoney(roundMinor(minorAmount(major, currency) * rate.rate * 10 ** digits), rate.to);
}
