// Whose card a number belongs to, by its first digits, and how it is printed on it. Source: ISO/IEC 7812 issuer numbers.

export interface CardBrand {
  readonly code: string;
  readonly name: string;
  /** As written in a small box. */
  readonly mark: string;
  readonly begins: RegExp;
  /** Digits in each group. */
  readonly groups: readonly number[];
}

const fours = [4, 4, 4, 4, 3] as const;

export const cardBrands: readonly CardBrand[] = [
  { code: "visa", name: "Visa", mark: "VISA", begins: /^4/, groups: fours },
  {
    code: "mastercard",
    name: "Mastercard",
    mark: "MC",
    begins: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    groups: fours,
  },
  { code: "amex", name: "American Express", mark: "AMEX", begins: /^3[47]/, groups: [4, 6, 5] },
];

const digitsOf = (typed: string): string => typed.replace(/[\s-]/g, "");

/** The brand of a card number, whole or not; null while its digits say none that we know. */
export const cardBrandOf = (typed: string): CardBrand | null =>
  cardBrands.find(({ begins }) => begins.test(digitsOf(typed))) ?? null;

/** A card number in the groups that are printed on its card. What is no number is left as it was typed. */
export function groupedCardNumber(typed: string): string {
  const digits = digitsOf(typed);
  if (!/^\d*$/.test(digits)) return typed;
  const groups = cardBrandOf(digits)?.groups ?? fours;
  const ends = groups.map((_, index) => groups.slice(0, index + 1).reduce((sum, length) => sum + length, 0));
  const parts = [0, ...ends].map((start, index) => digits.slice(start, ends[index]));
  return parts.filter(Boolean).join(" ");
}
