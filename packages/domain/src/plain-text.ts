const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/**
 * HTML as plain text of at most `limit` characters: tags gone, entities read once, each paragraph and entry of a list a
 * sentence of its own. Cut between words, with an ellipsis where something is left out.
 */
export function plainText(html: string, limit: number): string {
  const lines = html
    .replace(/<(br|\/(p|li|h[1-6]|div|dt|dd|tr|blockquote))\b[^>]*>/gi, "\n")
    .replace(/<[^>]*>/g, "")
    .split("\n")
    .map((line) => decoded(line).replace(/\s+/g, " ").trim())
    .filter(Boolean);
  const text = lines.map((line, at) => (at < lines.length - 1 && /[\p{L}\p{N}%)]$/u.test(line) ? `${line}.` : line));
  return cut(text.join(" "), limit);
}

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name) return named[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const whole = text.slice(0, limit - 1).replace(/\s+\S*$/, "");
  return `${whole.replace(/[\s,.;:]+$/, "")}…`;
}
