import { isHexColour } from "@selvedge/domain/colour/hex-colour";
import { resolveTheme } from "@selvedge/themes/resolve-theme";
import { TOKENS, type TokenKey } from "@selvedge/themes/tokens/tokens";

export interface ThemeColour {
  readonly key: string;
  readonly title: string;
  readonly hex: string;
}

/** The colours of a theme that most of its others follow from. */
const offered: readonly TokenKey[] = [
  "text.color",
  "page.background.color",
  "box.background.color",
  "primary.color",
  "primary.on",
  "accent.color",
  "banner.background.color",
  "footer.background.color",
];

/** The colours that a theme offers to its blocks, each once. */
export function readThemeColours(theme: { extends: string; properties: Record<string, unknown> }): ThemeColour[] {
  const { tokens } = resolveTheme(theme);
  const found = offered.map((key) => ({ key, title: TOKENS[key].label, hex: String(tokens[key]) }));
  return found.filter(({ hex }, at) => isHexColour(hex) && found.findIndex((other) => other.hex === hex) === at);
}
