// Every amount is an integer in minor units (pence) with an ISO code beside it. Source: readings "Money".

/** Digits after the point; currencies that are not listed have two. Source: ISO 4217. */
const minorDigits: Record<string, number> = { JPY: 0, KRW: 0, ISK: 0, HUF: 2 };

const symbols: Record<string, string> = { GBP: "£", EUR: "€", USD: "$", JPY: "¥" };

export const minorDigitsOf = (currency: string): number => minorDigits[currency] ?? 2;

/**
 * The one rounding rule: half away from zero, to whole minor units. Used on a line's amount, never on a unit's.
 * Numbers that binary fractions put a hair below the half (1.005 x 100) count as the half.
 */
export function roundMinor(exact: number): number {
  const nudged = Math.abs(exact) + 1e-7;
  const rounded = Math.floor(nudged + 0.5);
  return exact < 0 && rounded !== 0 ? -rounded : rounded;
}

/** 2400 GBP is 24: the decimal number that the specification's calls carry. */
export const toMajor = (minor: number, currency: string): number => minor / 10 ** minorDigitsOf(currency);

/** 24 GBP is 2400. Rounds what is finer than a minor unit. */
export const fromMajor = (major: number, currency: string): number => roundMinor(major * 10 ** minorDigitsOf(currency));

/** "£24.00", "−£7.60" with the sign before the symbol, "24.00 SEK" where we have no symbol. */
export function formatMoney(minor: number, currency: string): string {
  const digits = minorDigitsOf(currency);
  const [whole = "0", fraction] = toMajor(Math.abs(minor), currency).toFixed(digits).split(".");
  const figures = whole.replace(/\B(?=(\d{3})+$)/g, ",") + (fraction ? `.${fraction}` : "");
  const symbol = symbols[currency];
  return `${minor < 0 ? "−" : ""}${symbol ? symbol + figures : `${figures} ${currency}`}`;
}

/**
 * Spreads a total over weights so that the parts add up to it exactly: each gets its rounded-down share and the
 * largest remainders get the rest, earlier ones first. All weights 0 spreads evenly from the first.
 */
export function spread(totalMinor: number, weights: readonly number[]): number[] {
  if (weights.length === 0) return [];
  const sum = weights.reduce((a, b) => a + b, 0);
  const shares = weights.map((weight) => (sum === 0 ? totalMinor / weights.length : (totalMinor * weight) / sum));
  const parts = shares.map((share) => Math.floor(share + 1e-9));
  const left = totalMinor - parts.reduce((a, b) => a + b, 0);
  const byRemainder = shares
    .map((share, index) => ({ index, rest: share - parts[index]! }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index);
  for (let given = 0; given < left; given++) parts[byRemainder[given % parts.length]!.index]! += 1;
  return parts;
}
