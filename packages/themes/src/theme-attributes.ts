import type { Tokens } from "./resolve-theme.ts";

/** Attributes of the root element for looks that no variable can express (halftone, chamfer, double rule). */
export type ThemeAttributes = Readonly<Record<`data-theme-${string}`, string>>;

export function themeAttributes(tokens: Tokens): ThemeAttributes {
  return {
    "data-theme-image": String(tokens["image.treatment"]),
    "data-theme-button": String(tokens["button.shape"]),
    "data-theme-card": String(tokens["card.style"]),
    "data-theme-quote": String(tokens["quote.style"]),
    "data-theme-rule": String(tokens["menu.rule"]),
    "data-theme-heading": String(tokens["heading.align"]),
  };
}
