// Texts as the words that a search compares. Both sides are read alike, so that a text typed exactly is found.

/** Letters of one text that are read; whatever follows plays no part. */
export const textLimit = 300;
/** Letters of one word that are compared. */
export const wordLimit = 32;

/** A hyphen or an apostrophe between two letters: "t-shirt", "men's". */
const joiner = /(?<=\p{L})['’-](?=\p{L})/gu;

/** Small letters without accents or other marks, in one form of those that Unicode has for each. */
const folded = (text: string): string =>
  text.slice(0, textLimit).toWellFormed().normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

const runs = (text: string): string[] =>
  (text.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, wordLimit).toWellFormed());

/**
 * The words of what is typed, in order. A joined word of whole parts is those parts ("high-water": high, water); one with
 * a part of a single letter is one word ("t-shirt": tshirt; "men's": mens).
 */
export function typedWords(text: string): string[] {
  const apart = folded(text).replace(/[^\s]+/gu, (chunk) => {
    const parts = chunk.split(joiner);
    return parts.some((part) => runs(part).join("").length === 1) ? parts.join("") : parts.join(" ");
  });
  return runs(apart);
}

/** The words that a text is found by, each once: as typed, and joined words also in parts and as one. */
export function indexedWords(text: string, limit: number): string[] {
  const plain = folded(text);
  return [...new Set([...typedWords(text), ...runs(plain.replace(joiner, "")), ...runs(plain)])].slice(0, limit);
}
