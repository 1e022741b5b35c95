import type { PersonalWords } from "./check-values.ts";
import type { PersonalValues } from "./template.ts";

/** What a line of a basket or an order remembers of its texts. */
export interface LineTexts {
  /** The version of the fields that was filled in. */
  readonly templateId: number;
  readonly values: PersonalValues;
  /** The same in words, as they were when it was filled in. */
  readonly words: readonly PersonalWords[];
  /** What the texts add to the price of a piece, with VAT. */
  readonly chargeMinor: number;
  /** The design with the texts. */
  readonly sceneHash: string;
  /** The picture of it that the shopper was shown. */
  readonly proofSha256: string;
}

/** The words of a stored line; none of a line without texts, or of one whose texts are not read here. */
export function wordsOfLine(stored: unknown): readonly PersonalWords[] {
  const { words } = (stored ?? {}) as Partial<LineTexts>;
  return Array.isArray(words) ? words : [];
}

/** "Name: MARLOWE, Number: 07". */
export const wordsInOneLine = (words: readonly PersonalWords[]): string =>
  words.map(({ label, value }) => `${label}: ${value}`).join(", ");
