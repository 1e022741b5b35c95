// Rules about text. "Alphanumeric" is a to z, A to Z and 0 to 9: these rules guard codes and names for machines.
// Source: platform-core §5.
import type { Rule } from "../rule.ts";

/** Non-blank, and not -1, which is what an unchosen entry of a list gives. */
export const required: Rule = {
  name: "required",
  message: "This field is required",
  holds: (text) => text.trim() !== "" && text.trim() !== "-1",
};

export const alpha: Rule = {
  name: "alpha",
  message: "must contain only alphanumeric characters",
  holds: (text) => /^[a-z0-9]+$/i.test(text),
};

export const alphaDash: Rule = {
  name: "alpha_dash",
  message: "must contain only alphanumeric characters or dashes",
  holds: (text) => /^[a-z0-9-]+$/i.test(text),
};

export const alphaSpaces: Rule = {
  name: "alpha_spaces",
  message: "Must contain only alphanumeric characters, dashes or spaces",
  holds: (text) => /^[a-z0-9 -]+$/i.test(text),
};

/** The four signs of its message beside letters, digits and spaces. */
export const alphaSpacesPunctuation: Rule = {
  name: "alpha_spaces_punctuation",
  message: "must contain only alphanumeric characters or '-;!#'",
  holds: (text) => /^[a-z0-9 \-;!#]+$/i.test(text),
};

export const lowercase: Rule = {
  name: "lowercase",
  message: "must be lowercase",
  holds: (text) => text === text.toLowerCase(),
};

export const numberRequired: Rule = {
  name: "number_required",
  message: "Must contain at least one number",
  holds: (text) => /\d/.test(text),
};

/** At least `n` characters; an emoji is one. */
export const minLength = (n = 3): Rule => ({
  name: "min_length",
  message: `Must contain at least ${n} characters`,
  holds: (text) => charactersOf(text, n) >= n,
});

/** At most `n` characters; an emoji is one. */
export const maxLength = (n = 10): Rule => ({
  name: "max_length",
  message: `Must contain no more than ${n} characters`,
  holds: (text) => charactersOf(text, n + 1) <= n,
});

/**
 * A rule of the caller's own. The pattern is written by us and never by a visitor; it stays clear of nested repetition,
 * which could keep a server busy for ever.
 */
export const matches = (pattern: RegExp, message: string): Rule => ({
  name: "regex",
  message,
  // A pattern with the g or y flag remembers where it stopped: it starts again for each value.
  holds: (text) => {
    pattern.lastIndex = 0;
    return pattern.test(text);
  },
});

/** Characters of a text, counted up to a limit. */
function charactersOf(text: string, limit: number): number {
  let count = 0;
  for (const _ of text) if (++count >= limit) break;
  return count;
}
