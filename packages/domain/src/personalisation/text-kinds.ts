/** Letters of Latin Extended-A that not every font of `fonts.ts` has. */
const missing = new Set("ĔĕĬĭĲĳĸĿŀŉŎŏſ");
const signs = new Set(" -–'’‘“”\".,:;!?&+*/()#@%=");

/** What may be typed in a kind of field. A field of names takes no digits, one of numbers nothing else. */
export const textKinds = {
  name: {
    isAllowed: (letter: string) => isLatin(letter) || " -'’.".includes(letter),
    words: "Letters, spaces, hyphens and accents",
  },
  number: { isAllowed: (letter: string) => isDigit(letter), words: "Digits" },
  text: {
    isAllowed: (letter: string) => isLatin(letter) || isDigit(letter) || signs.has(letter),
    words: "Letters, digits and simple signs",
  },
} as const;

export type TextKind = keyof typeof textKinds;

/** The first letter of a text that cannot be printed, as it is seen: an emoji of several code points is one. */
export function firstUnprintable(text: string, kind: TextKind): string | null {
  const seen = [...new Intl.Segmenter("en", { granularity: "grapheme" }).segment(text)];
  return seen.map(({ segment }) => segment).find((letter) => !textKinds[kind].isAllowed(letter)) ?? null;
}

/** The text as it is counted and printed: one space between words, none around them, accents in one piece. */
export const tidyText = (text: string): string => text.normalize("NFC").replace(/\s+/gu, " ").trim();

/** How many letters a text has, as a reader counts them. */
export const lengthOf = (text: string): number =>
  [...new Intl.Segmenter("en", { granularity: "grapheme" }).segment(text)].length;

const isDigit = (letter: string) => /^[0-9]$/.test(letter);
const isLatin = (letter: string) =>
  /^[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017f]$/.test(letter) && !missing.has(letter);
