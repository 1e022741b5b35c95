// Amounts in the fields of the tools: what they show, and what was typed. How amounts read elsewhere is
// formatMoney of domain/money.
import { moneyFormatOf } from "@selvedge/domain/currency/currencies";
import { plainAmount } from "@selvedge/domain/money/money";

/** A currency's sign and the side of the amount on which it belongs: "£" before, "kr" after. */
export function currencySign(currency: string): { sign: string; side: "before" | "after" } {
  const { before, after } = moneyFormatOf(currency);
  return before ? { sign: before.trim(), side: "before" } : { sign: after.trim(), side: "after" };
}

/** An amount as it is typed into a field, without sign or groups: "1024.50". `amountMinor` is in the smallest unit. */
export const moneyAsTyped = plainAmount;

export type MoneyEntry =
  | { ok: true; amountMinor: number | null }
  | { ok: false; code: "not-money" | "too-many-digits" };

/**
 * Reads what a person typed as money. The currency's sign, spaces and its separator of thousands may be there; both a
 * comma and a point can be the decimal one. An empty text is null. More digits than the currency has is refused, not rounded.
 */
export function readMoney(text: string, currency: string): MoneyEntry {
  const { thousandsSeparator, minorDigits } = moneyFormatOf(currency);
  const plain = text
    .replaceAll(currencySign(currency).sign, "")
    .replace(/[\s\u00a0]/g, "")
    .replace("−", "-");
  if (plain === "") return { ok: true, amountMinor: null };
  const match = /^(-?)(\d{1,10})(?:\.(\d*))?$/.exec(withoutGroups(plain, thousandsSeparator).replace(",", "."));
  if (!match) return { ok: false, code: "not-money" };
  const fraction = match[3] ?? "";
  if (fraction.length > minorDigits) return { ok: false, code: "too-many-digits" };
  const amountMinor = Number(match[2]) * 10 ** minorDigits + Number(fraction.padEnd(minorDigits, "0") || 0);
  return { ok: true, amountMinor: match[1] === "-" ? 0 - amountMinor : amountMinor };
}

/** A separator before exactly three figures groups them; before fewer it is a decimal one. */
const withoutGroups = (plain: string, separator: string): string =>
  plain.split(separator).reduce((read, part) => read + (/^\d{3}(\D|$)/.test(part) ? "" : separator) + part);
