import { typedWords } from "./words.ts";

export interface MarkedPart {
  text: string;
  isMarked: boolean;
}

/** A text in parts, those marked that begin a word as a typed word does: "**Hood**ie in navy" for "hood". */
export function markedParts(text: string, typed: string): MarkedPart[] {
  const sought = typedWords(typed);
  const parts: MarkedPart[] = [];
  let plain = "";
  for (const piece of text.split(/([\p{L}\p{N}\p{M}'’-]+)/u)) {
    const length = sought.length === 0 ? 0 : markedLength(piece, sought);
    if (length === 0) {
      plain += piece;
      continue;
    }
    if (plain) parts.push({ text: plain, isMarked: false });
    parts.push({ text: piece.slice(0, length), isMarked: true });
    plain = piece.slice(length);
  }
  if (plain) parts.push({ text: plain, isMarked: false });
  return parts;
}

/** How many letters of a piece are the beginning of a typed word; the longest counts. */
function markedLength(piece: string, sought: readonly string[]): number {
  const lengths = sought.map((word) => {
    for (let length = 1; length <= piece.length; length++)
      if (typedWords(piece.slice(0, length)).join("") === word) return length;
    return 0;
  });
  return Math.max(...lengths);
}
