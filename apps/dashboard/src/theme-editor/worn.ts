// What a draft comes to: its values, and what a page has to be told to wear them.
import { fontFaces } from "@selvedge/themes/fonts/font-faces";
import { resolveTheme, type Tokens } from "@selvedge/themes/resolve-theme";
import { presetsAt } from "@selvedge/themes/shipped/preset-versions";
import { themeAttributes } from "@selvedge/themes/theme-attributes";
import { themeDeclarations } from "@selvedge/themes/theme-css";
import { TOKEN_KEYS, TOKENS } from "@selvedge/themes/tokens/tokens";
import type { EditedTheme, ThemeLayer } from "./theme-query.ts";

/** Of each layer: one that changes is another one. */
const known = new WeakMap<ThemeLayer, { name: string; tokens: Tokens }>();

/** All values of a theme with a layer over it; the same ones for the same layer. */
export function tokensOf(name: string, layer: ThemeLayer): Tokens {
  const found = known.get(layer);
  if (found?.name === name) return found.tokens;
  const { properties, presetVersion } = layer;
  const { tokens } = resolveTheme({ extends: name, properties }, presetsAt(name, presetVersion));
  known.set(layer, { name, tokens });
  return tokens;
}

/** What of a theme stands on a page as rendered markup: a page that shows another value is loaded again. */
export const structure = ["menu.search.bar", "footer.visible"] as const;

/** Keys that decide which font faces a page loads, and how wide their fallbacks are. */
const ofFaces = TOKEN_KEYS.filter((key) => TOKENS[key].type === "font" || key.endsWith(".transform"));

/** Of each theme: the page's next value is compared with what it wears. */
const declared = new WeakMap<Tokens, Record<string, string>>();

function declarationsOf(tokens: Tokens): Record<string, string> {
  const found = declared.get(tokens) ?? themeDeclarations(tokens);
  declared.set(tokens, found);
  return found;
}

/** What a page is told to wear these values; `before` are those that it wears, null for one that was just opened. */
export function wearing(tokens: Tokens, before: Tokens | null, fonts: EditedTheme["fonts"]) {
  const all = declarationsOf(tokens);
  const worn = before ? declarationsOf(before) : {};
  const vars = Object.fromEntries(Object.entries(all).filter(([name, value]) => worn[name] !== value));
  const hasNewFaces = !before || ofFaces.some((key) => tokens[key] !== before[key]);
  return {
    ...{ t: "theme" as const, vars, attributes: { ...themeAttributes(tokens) } },
    ...(hasNewFaces ? { faces: fontFaces(tokens, fonts) } : {}),
  };
}
