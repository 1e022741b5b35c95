/** Limits of a search that people and programs run into. */
export const searchLimits = {
  /** Letters that may be typed. */
  letters: 100,
  /** Letters from which there are suggestions. */
  suggestFrom: 2,
  /** Results on one page. */
  productsPerPage: 24,
} as const;

/** What was typed, as it is looked for: without control characters and needless blanks, at most as long as it may be. */
export const askedText = (typed: string): string =>
  typed
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, searchLimits.letters)
    .toWellFormed();
