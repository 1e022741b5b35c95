/**
 * A title that people read, of the name of a file: "luna-moth" becomes "Luna Moth". A name that already has spaces was
 * written by somebody and stays as it is.
 */
export function titleOfFile(name: string): string {
  const plain = name
    .trim()
    .replace(/\.(png|jpe?g|webp|avif|gif|svg)$/i, "")
    .replace(/\s*\(\d+\)$/, "");
  if (/\s/.test(plain)) return plain;
  const words = plain.split(/[-_.+]+/).filter(Boolean);
  return words.map((word) => word.slice(0, 1).toLocaleUpperCase("en") + word.slice(1)).join(" ") || name;
}
