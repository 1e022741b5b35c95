// Shapes of VAT numbers after the country's letters. Source: European Commission, "VAT identification number structure";
// HM Revenue & Customs for GB and XI.

const shapes: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  GB: /^(?:\d{9}|\d{12}|GD[0-4]\d{2}|HA[5-9]\d{2})$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(?:\d{9}|\d{12}|GD[0-4]\d{2}|HA[5-9]\d{2})$/,
};

/** Countries whose numbers are known, by the letters that VAT numbers begin with: Greece is EL, Northern Ireland XI. */
export const vatCountries: readonly string[] = Object.keys(shapes);

/** Longer than any number with its letters and spaces. */
const longest = 30;

/**
 * Whether a text has the shape of a VAT number; spaces, dots and dashes do not count. UK numbers are also held against
 * their check digits, because most shops have one and a slip of a digit shows there; whether a number is registered is
 * for the tax office to say.
 */
export function isVatNumber(text: string): boolean {
  if (text.length > longest) return false;
  const plain = text.toUpperCase().replace(/[ .-]/g, "");
  const [country, number] = plain.slice(0, 2) in shapes ? split(plain) : (["GB", plain] as const);
  if (!shapes[country]!.test(number)) return false;
  return country === "GB" || country === "XI" ? hasUkCheckDigits(number) : true;
}

const split = (plain: string) => [plain.slice(0, 2), plain.slice(2)] as const;

/** Seven digits weighed 8 to 2 plus the last two are a multiple of 97, or 55 short of one since 2009. */
function hasUkCheckDigits(number: string): boolean {
  if (!/^\d/.test(number)) return true;
  const weighed = [...number.slice(0, 7)].reduce((sum, digit, index) => sum + Number(digit) * (8 - index), 0);
  const total = weighed + Number(number.slice(7, 9));
  return total % 97 === 0 || (total + 55) % 97 === 0;
}
