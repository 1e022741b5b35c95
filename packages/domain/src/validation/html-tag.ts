/** A tag's attributes by name in lower case; the first of two with one name counts, as it does for a browser. */
export type Attributes = ReadonlyMap<string, string>;

/** One attribute: name, and a value in double or single quotes. Values without quotes are refused. */
const attribute = /\s+([a-z][a-z0-9:-]*)(?:=(?:"([^"<>]*)"|'([^'<>]*)'))?/iy;

/**
 * Reads a text that is exactly one tag, `<meta …>` or `<meta …/>`; null for anything else. `rest` is what follows it.
 * Walks the text once.
 */
export function readTag(text: string, name: string): { attributes: Attributes; rest: string } | null {
  const opening = `<${name}`;
  if (text.slice(0, opening.length).toLowerCase() !== opening) return null;
  const attributes = new Map<string, string>();
  let at = opening.length;
  for (;;) {
    attribute.lastIndex = at;
    const found = attribute.exec(text);
    if (found === null) break;
    const key = found[1]!.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, found[2] ?? found[3] ?? "");
    at += found[0].length;
  }
  const end = text.slice(at).trimStart().replace(/^\//, "");
  return end.startsWith(">") ? { attributes, rest: end.slice(1) } : null;
}
