import { luminance } from "./colour/contrast.ts";
import { fontStack } from "./fonts/catalogue.ts";
import type { Tokens } from "./resolve-theme.ts";
import { readTokenValue } from "./tokens/read-value.ts";
import { type TokenValue, variableName } from "./tokens/token.ts";
import { TOKEN_KEYS, TOKENS, type TokenKey } from "./tokens/tokens.ts";

/**
 * The theme as CSS custom properties under one selector, ready for a style tag. Every value passes its token's reader
 * again here, for every source of tokens, so nothing but colours, numbers, known fonts and plain addresses can be written.
 * Sizes are numbers without a unit; styles multiply them by 1px. `color-scheme` follows the page's lightness.
 */
export function themeCss(tokens: Tokens, selector = ":root"): string {
  const lines = Object.entries(themeDeclarations(tokens)).map(([name, value]) => `${name}:${value}`);
  return `${selector}{${lines.join(";")}}`;
}

/** The same as names and values. */
export function themeDeclarations(tokens: Tokens): Record<string, string> {
  const scheme = luminance(String(tokens["page.background.color"])) > 0.18 ? "light" : "dark";
  return { "color-scheme": scheme, ...Object.fromEntries(TOKEN_KEYS.flatMap((key) => declaration(key, tokens[key]))) };
}

function declaration(key: TokenKey, value: TokenValue): [name: string, value: string][] {
  const safe = readTokenValue(TOKENS[key], value);
  return safe === null ? [] : [[variableName(key), cssValue(key, safe)]];
}

function cssValue(key: TokenKey, value: TokenValue): string {
  switch (TOKENS[key].type) {
    case "font":
      return fontStack(String(value));
    case "length":
      return `${value}px`;
    case "flag":
      return value ? "1" : "0";
    case "image":
      return value === "" ? "none" : `url("${value}")`;
    default:
      return String(value);
  }
}
