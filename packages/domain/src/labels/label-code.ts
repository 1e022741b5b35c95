/** A garment label's number is nine digits long. */
export const largestLabelNumber = 999_999_999;

/**
 * The text of a garment label's barcode: `L`, nine digits, and a check digit (Luhn, mod 10), so that one mistyped or
 * misread digit, or two neighbours swapped, is noticed. 204188114 gives `L2041881141`.
 * Throws when the number is not a whole number from 0 to 999,999,999.
 */
export function labelCode(number: number): string {
  if (!Number.isInteger(number) || number < 0 || number > largestLabelNumber) {
    throw new RangeError("a label number is a whole number of at most nine digits");
  }
  const digits = String(number).padStart(9, "0");
  return `L${digits}${checkDigit(digits)}`;
}

export type ParsedLabelCode =
  | { readonly ok: true; readonly number: number }
  | { readonly ok: false; readonly code: "not_a_label_code" | "wrong_check_digit" };

/**
 * Reads a label's number from what a scanner or a person typed: spaces and a small `l` are accepted, as on the label's
 * printed line (`L204 188 1141`).
 */
export function parseLabelCode(text: string): ParsedLabelCode {
  const plain = text.replaceAll(/\s/g, "").toUpperCase();
  if (!/^L\d{10}$/.test(plain)) return { ok: false, code: "not_a_label_code" };
  const digits = plain.slice(1, -1);
  const isRight = plain.endsWith(checkDigit(digits));
  return isRight ? { ok: true, number: Number(digits) } : { ok: false, code: "wrong_check_digit" };
}

/** As people read it aloud: `L204 188 1141`. A text that is no label's code is left as it is. */
export function spacedLabelCode(code: string): string {
  return code.replace(/^(L\d{3})(\d{3})(\d{4})$/, "$1 $2 $3");
}

/** Luhn's digit of nine: the first and every second after it is doubled, its digits summed, the total brought to a ten. */
function checkDigit(digits: string): string {
  const sum = [...digits].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}
