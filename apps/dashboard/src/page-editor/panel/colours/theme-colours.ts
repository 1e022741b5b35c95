import { isHexColour } from "@selvedge/domain/colour/hex-colour";
import { resolveTheme } from "@selvedge/themes/resolve-theme";
import { pairsOf } from "@selvedge/themes/tokens/pairs";
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

export interface ThemeColours {
  /** Those that are offered to blocks, each once. */
  readonly offered: readonly ThemeColour[];
  /** What words stand on, by the token of the ground. */
  readonly grounds: Readonly<Record<string, string>>;
}

/** The colours of a theme. Outlined words of a banner are checked against their outline, not against the background. */
export function readThemeColours(theme: { extends: string; properties: Record<string, unknown> }): ThemeColours {
  const { tokens } = resolveTheme(theme);
  const found = offered.map((key) => ({ key, title: TOKENS[key].label, hex: String(tokens[key]) }));
  const grounds = Object.fromEntries(pairsOf(tokens).map(([, ground]) => [ground, String(tokens[ground])]));
  const outlined = Number(tokens["banner.title.outline"]) > 0;
  return {
    offered: found.filter(({ hex }, at) => isHexColour(hex) && found.findIndex((other) => other.hex === hex) === at),
    grounds: outlined ? { ...grounds, "banner.background.color": String(tokens["text.color"]) } : grounds,
  };
}
