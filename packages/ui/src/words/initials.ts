/**
 * Returns one or two capital letters for a name and a hue from 0 to 359 that is always the same for it. An empty name
 * returns a question mark.
 */
export function initials(name: string): { letters: string; hue: number } {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => /\p{L}|\p{N}/u.test(word));
  const first = words[0]?.match(/[\p{L}\p{N}]/u)?.[0] ?? "?";
  const last = words.length > 1 ? (words.at(-1)?.match(/[\p{L}\p{N}]/u)?.[0] ?? "") : "";
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 360;
  return { letters: (first + last).toUpperCase(), hue: sum };
}
