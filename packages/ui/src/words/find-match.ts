/**
 * Returns where the typed letters are in a text, as a half-open range, or null. Capitals and surrounding spaces do not
 * count. Texts whose lower case has another length have no match, as the places would be wrong.
 */
export function findMatch(text: string, typed: string): { from: number; to: number } | null {
  const needle = typed.trim().toLowerCase();
  const hay = text.toLowerCase();
  const from = needle && hay.length === text.length ? hay.indexOf(needle) : -1;
  return from < 0 ? null : { from, to: from + needle.length };
}
