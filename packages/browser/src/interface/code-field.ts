// A code of six digits in one field that looks like six boxes. The field itself is one input: pasting, the browser's own
// filling in, password managers and screen readers see a plain field.

export const codeLength = 6;

/** The digits of what was typed, pasted or filled in, "407 193" and "407-193" alike; at most six. */
export const codeDigits = (typed: string): string => typed.replace(/\D/g, "").slice(0, codeLength);

export interface CodeBox {
  /** "" while there is none. */
  readonly digit: string;
  /** Where the next digit goes, or what it would replace. */
  readonly isActive: boolean;
}

/** What the six boxes show. `selection` is that of the focused input; null while the focus is elsewhere. */
export function codeBoxes(digits: string, selection: { start: number; end: number } | null): CodeBox[] {
  const last = Math.min(digits.length, codeLength - 1);
  const start = Math.min(selection?.start ?? 0, last);
  const end = Math.max(selection?.end ?? 0, start + 1);
  return Array.from({ length: codeLength }, (_, at) => ({
    digit: digits[at] ?? "",
    isActive: selection !== null && at >= start && at < end,
  }));
}

/**
 * Whether a change completed the code: the form goes on by itself then, once. Six digits over six others are a new code,
 * as pasting is; a single digit that is corrected may not be the last one.
 */
export const isCompleted = (before: string, after: string): boolean =>
  after.length === codeLength && (before.length < codeLength || differences(before, after) > 1);

const differences = (one: string, other: string): number => [...one].filter((digit, at) => digit !== other[at]).length;
