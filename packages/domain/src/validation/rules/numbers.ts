// Rules about numbers as people type them: digits and a point. Source: platform-core §5.
import type { Rule } from "../rule.ts";

export const numeric: Rule = {
  name: "numeric",
  message: "must contain only numeric characters",
  holds: (text) => /^\d+$/.test(text),
};

/** Digits with at most one point among them: "12", "1.2", ".5". */
export const numericFloat: Rule = {
  name: "numeric_float",
  message: "must contain only numeric characters or a decimal point",
  holds: (text) => /^(?:\d+(?:\.\d*)?|\.\d+)$/.test(text),
};

/** "3", "1.2" and "1.25", also below zero. */
export const twoDecimalPlaces: Rule = {
  name: "two_decimal_places",
  message: "Must contain a number with up to two decimal places",
  holds: (text) => /^-?\d+(?:\.\d{1,2})?$/.test(text),
};

/** Above zero. */
export const positiveNumber: Rule = {
  name: "positive_number",
  message: "must contain a positive number",
  holds: (text) => (numberOf(text) ?? 0) > 0,
};

/** A number of `n` or more. */
export const minValue = (n = 50): Rule => ({
  name: "min_value",
  message: `Min ${n}`,
  holds: (text) => (numberOf(text) ?? Number.NEGATIVE_INFINITY) >= n,
});

/** A number of `n` or less. */
export const maxValue = (n = 50): Rule => ({
  name: "max_value",
  message: `Max ${n}`,
  holds: (text) => (numberOf(text) ?? Number.POSITIVE_INFINITY) <= n,
});

/** No number that a person means is longer. */
const longest = 300;

/** The number that a text writes out in full, or null: "1e9", "0x10" and "12px" are none. */
function numberOf(text: string): number | null {
  const plain = text.trim();
  return plain.length <= longest && /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : null;
}
