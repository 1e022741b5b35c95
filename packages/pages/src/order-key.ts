/**
 * Fractional keys: a text between any two others, so a block moves without renumbering its siblings. Keys are digits of
 * base 62 after an imaginary point, compared by code unit, and never end in the zero digit (nothing would fit below).
 */
const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const ZERO = "0";

/** A number from 0 up to 1, such as `Math.random` gives. */
export type Random = () => number;

/**
 * A key strictly between two neighbours; null is the open end. With `random`, two people who insert at one place at once
 * get different keys, but for one time in some thousands.
 * @throws RangeError when `before` does not sort below `after`: the caller has mixed up its neighbours.
 */
export function keyBetween(before: string | null, after: string | null, random?: Random): string {
  if (before !== null && after !== null && before >= after)
    throw new RangeError(`No key between ${before} and ${after}`);
  const key = midpoint(before ?? "", after);
  return random ? key + tail(random) : key;
}

/** `count` different keys in order between two neighbours, each as short as halving makes it. */
export function keysBetween(before: string | null, after: string | null, count: number): string[] {
  if (count <= 0) return [];
  const left = Math.floor((count - 1) / 2);
  const middle = keyBetween(before, after);
  return [...keysBetween(before, middle, left), middle, ...keysBetween(middle, after, count - 1 - left)];
}

/** Whether a text can serve as a key: digits only, and space left below it. */
export function isOrderKey(key: string): boolean {
  return /^[0-9A-Za-z]*[1-9A-Za-z]$/.test(key);
}

/** `count` keys in order, evenly spread and all of one length: what a freshly read page gets. */
export function spreadKeys(count: number): string[] {
  let length = 1;
  while (DIGITS.length ** length < (count + 1) * 2) length += 1;
  const step = DIGITS.length ** length / (count + 1);
  return Array.from({ length: count }, (_, index) => toKey(Math.floor((index + 1) * step), length));
}

function midpoint(before: string, after: string | null): string {
  if (after !== null) {
    const shared = sharedLength(before, after);
    if (shared > 0) return after.slice(0, shared) + midpoint(before.slice(shared), after.slice(shared));
  }
  const low = before ? DIGITS.indexOf(before.charAt(0)) : 0;
  const high = after === null ? DIGITS.length : DIGITS.indexOf(after.charAt(0));
  if (high - low > 1) return DIGITS.charAt(Math.round((low + high) / 2));
  if (after !== null && after.length > 1) return after.charAt(0);
  return DIGITS.charAt(low) + midpoint(before.slice(1), null);
}

/** Leading digits both share, reading a missing digit of `before` as zero. */
function sharedLength(before: string, after: string): number {
  let length = 0;
  while (length < after.length && (before.charAt(length) || ZERO) === after.charAt(length)) length += 1;
  return length;
}

/** Two digits that follow a midpoint: what begins with it stays below its neighbour. */
function tail(random: Random): string {
  const digit = (from: number) => DIGITS.charAt(from + Math.floor(random() * (DIGITS.length - from)));
  return digit(0) + digit(1);
}

function toKey(value: number, length: number): string {
  let rest = value;
  let key = "";
  for (let place = 0; place < length; place += 1) {
    key = DIGITS.charAt(rest % DIGITS.length) + key;
    rest = Math.floor(rest / DIGITS.length);
  }
  return key.replace(/0+$/, "") || DIGITS.charAt(1);
}
