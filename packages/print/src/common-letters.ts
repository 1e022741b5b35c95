/**
 * Whether a text has only letters that every sans font of ours has: Latin of Europe, Greek, Cyrillic and their signs. A test
 * holds the list against the fonts. What has others is looked up in them, which takes a moment.
 */
export const isPlainText = (text: string): boolean => plain.test(text);

const plain =
  /^[\s\u0020-\u007e\u00a1-\u00ac\u00ae-\u0148\u014a-\u017f\u0386\u0388-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u045f\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac]*$/;
