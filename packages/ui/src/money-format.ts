/** Where a browser shows fewer digits than amounts are stored with. Source: ISO 4217. */
const storedDigits: Readonly<Record<string, number>> = { HUF: 2, IDR: 2 };

/** Digits after the point of a currency as its amounts are stored: 2 for GBP, 0 for JPY. */
export function minorDigits(currency: string): number {
  const stored = storedDigits[currency];
  if (stored !== undefined) return stored;
  return new Intl.NumberFormat("en-GB", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

/** 24 GBP is 2400: an amount as calls carry it, in the smallest unit of its currency. */
export const minorOf = (amount: number, currency: string): number => Math.round(amount * 10 ** minorDigits(currency));

/** The sign of a currency as it stands before an amount: "£" for GBP, "US$" for USD. */
export function currencySymbol(currency: string): string {
  const parts = new Intl.NumberFormat("en-GB", { style: "currency", currency }).formatToParts(0);
  return parts.find((part) => part.type === "currency")?.value ?? currency;
}

/**
 * Gives an amount to the penny with its symbol, a true minus before the symbol: "£1,024.50", "−£7.60".
 * `amountMinor` is in the smallest unit of the currency.
 */
export function formatMoney(amountMinor: number, currency: string): string {
  const digits = minorDigits(currency);
  const text = new Intl.NumberFormat("en-GB", {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(Math.abs(amountMinor) / 10 ** digits);
  return amountMinor < 0 ? `−${text}` : text;
}

/** Gives an amount as it is typed into a field, without symbol or groups: "1024.50". */
export function moneyAsTyped(amountMinor: number, currency: string): string {
  const digits = minorDigits(currency);
  return (amountMinor / 10 ** digits).toFixed(digits);
}

export type MoneyEntry =
  | { ok: true; amountMinor: number | null }
  | { ok: false; code: "not-money" | "too-many-digits" };

/**
 * Reads what a person typed as money. Symbols, spaces and thousands commas are let pass; a comma followed by the last
 * one or two digits is a decimal comma. An empty text is null. More digits than the currency has is refused, not rounded.
 */
export function readMoney(text: string, currency: string): MoneyEntry {
  const plain = text
    .replaceAll(currencySymbol(currency), "")
    .replace(/[\s\u00a0]/g, "")
    .replace("−", "-");
  if (plain === "") return { ok: true, amountMinor: null };
  const dotted = /^-?\d+,\d{1,2}$/.test(plain) ? plain.replace(",", ".") : plain.replace(/,(?=\d{3}(\D|$))/g, "");
  const match = /^(-?)(\d{1,10})(?:\.(\d*))?$/.exec(dotted);
  if (!match) return { ok: false, code: "not-money" };
  const digits = minorDigits(currency);
  const fraction = match[3] ?? "";
  if (fraction.length > digits) return { ok: false, code: "too-many-digits" };
  const amountMinor = Number(match[2]) * 10 ** digits + Number(fraction.padEnd(digits, "0") || 0);
  return { ok: true, amountMinor: match[1] === "-" ? 0 - amountMinor : amountMinor };
}
