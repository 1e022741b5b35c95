const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text as it may be used inside an attribute. */
export function escapeAttribute(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? "");
}

/** A number as SVG writes it: at most four decimals, never an exponent. Throws on what is not a finite number. */
export function svgNumber(value: number): string {
  if (!Number.isFinite(value)) throw new Error("a drawing holds finite numbers only");
  const rounded = Math.round(value * 1e4) / 1e4 + 0;
  return Math.abs(rounded) < 1e15 ? String(rounded) : "0";
}

/** A scale as SVG writes it, with the decimals that keep a thousandth of a box exact to a micrometre. */
export function svgScale(value: number): string {
  if (!Number.isFinite(value)) throw new Error("a drawing holds finite numbers only");
  return String(Number(value.toFixed(7)));
}
