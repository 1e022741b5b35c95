import { wordsOfLine } from "@selvedge/domain/personalisation/line-texts";

/** What a shopper typed for a piece, "Name: ROWAN", in the order of the fields. */
export const personalisationLines = (stored: unknown): string[] =>
  wordsOfLine(stored).map(({ label, value }) => `${label}: ${value}`);
