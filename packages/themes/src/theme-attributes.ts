import type { Tokens } from "./resolve-theme.ts";
import type { TokenKey } from "./tokens/tokens.ts";

/** Attributes of the root element for looks that no variable can express (halftone, chamfer, double rule). */
export type ThemeAttributes = Readonly<Record<`data-theme-${string}`, string>>;

/** The choices that are drawn by style sheets. */
const LOOKS = [
  "image.treatment",
  "image.crop",
  "image.frame",
  "image.filter",
  "image.shadow",
  "button.shape",
  "card.style",
  "quote.style",
  "newsletter.style",
  "banner.composition",
  "menu.form",
  "menu.rule",
  "heading.align",
] as const satisfies readonly TokenKey[];

/** Words that stand for a part as a whole: its look has the name of the part, as in `card-label`. */
const WHOLE = new Set(["treatment", "shape", "style", "composition", "form", "align"]);

export function themeAttributes(tokens: Tokens): ThemeAttributes {
  return Object.fromEntries(LOOKS.map((key) => [`data-theme-${nameOf(key)}`, String(tokens[key])]));
}

/** The style sheets that a theme needs, by name: `image-halftone`. A choice that changes nothing has none. */
export function themeLooks(tokens: Tokens): string[] {
  return LOOKS.map((key) => `${nameOf(key)}-${String(tokens[key])}`);
}

function nameOf(key: TokenKey): string {
  const [part = "", detail = ""] = key.split(".");
  return WHOLE.has(detail) ? part : detail;
}
