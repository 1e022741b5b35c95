// A payment card as it is typed, looked at before it goes to its processor. Whether it exists is for the processor to say.
import { required } from "./rules/text.ts";

export interface TypedCard {
  readonly cardNumber: string;
  readonly expiry: string;
  readonly securityCode: string;
}

/** What is wrong with each field of a card on the day `now`; empty where nothing is. A card ends with its month. */
export function cardFaults(card: TypedCard, now: Date): Partial<Record<keyof TypedCard, string>> {
  const faults = {
    cardNumber: faultOf(card.cardNumber, numberFault),
    expiry: faultOf(card.expiry, (text) => expiryFault(text, now)),
    securityCode: faultOf(card.securityCode, codeFault),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, text]) => text !== null));
}

const faultOf = (text: string, faultIn: (text: string) => string | null): string | null =>
  text.trim() === "" ? required.message : faultIn(text.trim());

function numberFault(text: string): string | null {
  const digits = text.replace(/[\s-]/g, "");
  if (!/^\d*$/.test(digits)) return "A card number has only digits";
  if (digits.length < 13) return "This card number is incomplete";
  if (digits.length > 19) return "This card number has too many digits";
  return hasCheckDigit(digits) ? null : "This card number is not valid. Please check its digits";
}

/** Luhn: from the right, every second digit is doubled; the digits of all sum to a multiple of ten. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function expiryFault(text: string, now: Date): string | null {
  const [, month = "", year = ""] = /^(\d{1,2})\s*[/-]?\s*(\d{2}|\d{4})$/.exec(text) ?? [];
  if (!month) return "Enter the expiry date as MM / YY";
  if (Number(month) < 1 || Number(month) > 12) return `${month} is no month. Enter the expiry date as MM / YY`;
  const fullYear = Number(year) + (year.length === 2 ? 2000 : 0);
  if (Date.UTC(fullYear, Number(month), 1) > now.getTime()) return null;
  return `This card expired in ${month.padStart(2, "0")}/${year.slice(-2)}`;
}

const codeFault = (text: string): string | null =>
  /^\d{3,4}$/.test(text) ? null : "A security code has 3 digits, or 4 on American Express";
