import type { Tokens } from "./resolve-theme.ts";

/** What the root element carries so that looks which no variable can say (halftone, chamfer, double rule) apply. */
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
