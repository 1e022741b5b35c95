// What stands on a gift card. No letter that reads like a digit, and none that is read aloud like another sign.

/** 31 signs, a prime number: so the check digit notices every wrong sign and every two that changed places. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const signs = alphabet.length;
const length = 16;

/** The last signs of a card's code, by which its shop and its holder tell it from others. */
export const giftCardEndingLength = 4;

/** 15 numbers from 0 to 30, which somebody drew, as a code of 16 signs: the last one checks the others. */
export function giftCardCodeOf(drawn: readonly number[]): string {
  if (drawn.length !== length - 1 || drawn.some((number) => !Number.isInteger(number) || number < 0 || number >= signs))
    throw new RangeError("A code of a gift card is drawn as 15 whole numbers from 0 to 30.");
  return [...drawn, checkOf(drawn)].map((number) => alphabet[number]).join("");
}

/** Each place weighs otherwise, so that two signs that changed places give another check. */
const checkOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number, place) => sum + number * (place + 2), 0) % signs;

/**
 * A code as somebody typed it, in the one form that is compared: without spaces and hyphens, in capitals. Null for what
 * cannot be one: another length, other signs, a wrong check digit.
 */
export function readGiftCardCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, "").toUpperCase();
  if (code.length !== length) return null;
  const numbers = [...code].map((sign) => alphabet.indexOf(sign));
  if (numbers.includes(-1)) return null;
  return checkOf(numbers.slice(0, -1)) === numbers.at(-1) ? code : null;
}

/** "K7PM-2XWA-9DHR-4TBQ": a code as people copy it. */
export const writtenGiftCardCode = (code: string): string => code.replace(/(.{4})(?=.)/g, "$1-");

/** The last four signs of a code. */
export const giftCardEnding = (code: string): string => code.slice(-giftCardEndingLength);
