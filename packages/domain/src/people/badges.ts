// Badges and PINs at the stations: the badge names the person, the PIN proves it. Source: print-on-demand section 5
// "Login", reliability section 4.

/** A tag's number as readers type it: eight to twenty hexadecimal digits. No other code of the floor has this shape. */
const badgePattern = /^[0-9A-F]{8,20}$/;

/** A scanned or typed text as a badge's code, in capitals and without colons; null where it is none. */
export function badgeCodeOf(text: string): string | null {
  const code = text.trim().toUpperCase().replaceAll(":", "");
  return badgePattern.test(code) && !isArticleNumber(code) ? code : null;
}

/** The number below a shop's bar code, GTIN-8 to GTIN-14, by its check digit. */
function isArticleNumber(code: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(code)) return false;
  const weighted = [...code].toReversed().map((digit, place) => Number(digit) * (place % 2 === 0 ? 1 : 3));
  return weighted.reduce((sum, each) => sum + each, 0) % 10 === 0;
}

/** A typed text as a staff number; null where it is none. */
export const staffNumberOf = (text: string): number | null =>
  /^\d{1,6}$/.test(text.trim()) ? Number(text.trim()) : null;

export const pinLength = 6;

/** Why a PIN is refused when it is set; null where it is good. */
export function pinFault(pin: string): string | null {
  if (!/^\d{6}$/.test(pin)) return `A PIN has ${pinLength} digits.`;
  const steps = new Set([...pin].slice(1).map((digit, index) => Number(digit) - Number(pin[index])));
  const [only] = steps;
  if (steps.size === 1 && Math.abs(only!) <= 1) return "Digits in a row are guessed first. Choose others.";
  return pin.slice(0, 3) === pin.slice(3) || new Set(pin).size < 3
    ? "Digits that repeat are guessed first. Choose others."
    : null;
}

/** After so many wrong PINs in a row none is taken until a lead opens it. */
export const pinTries = 3;

/** How long the next try waits after so many wrong ones in a row, in seconds. */
export const pinWaitSeconds = (wrongTries: number): number => [0, 0, 5][wrongTries] ?? 30;

export type PinState = "missing" | "set" | "locked";

/** How a PIN stands, by its wrong tries in a row; null where there is none. */
export const pinState = (wrongTries: number | null): PinState =>
  wrongTries === null ? "missing" : wrongTries >= pinTries ? "locked" : "set";

/** Minutes without a touch after which a terminal locks itself. */
export const lockMinutes = { least: 1, most: 30, usual: 5 } as const;

/** A session that a badge began lasts this much longer than the screen waits, so that the screen locks first. */
const graceMs = 60_000;

/** How long such a session lives without being used, in milliseconds. */
export const badgeSessionMs = (lockAfterMinutes: number): number => lockAfterMinutes * 60_000 + graceMs;

/** However much it is used, it ends after a long shift. */
export const badgeSessionMostMs = 12 * 3_600_000;

/** Why a badge is withdrawn. */
export const withdrawalReasons = { returned: "Returned", lost: "Lost or stolen" } as const;
export type WithdrawalReason = keyof typeof withdrawalReasons;
