import { luminance } from "@selvedge/themes/colour/contrast";
import { FONTS } from "@selvedge/themes/fonts/catalogue";
import { moodOf } from "@selvedge/themes/moods";
import { resolveTheme } from "@selvedge/themes/resolve-theme";
import { latestVersion } from "@selvedge/themes/shipped/preset-versions";
import { offeredThemes, SHIPPED } from "@selvedge/themes/shipped/shipped";
import type { ShippedTheme } from "@selvedge/themes/theme";
import type { ThemeRow } from "./queries.ts";

/** Pages darker than this are read in light letters. */
const darkest = 0.18;

function presentTheme({ name, title, character, family, ...theme }: ShippedTheme) {
  const { tokens } = resolveTheme(theme);
  const [page, text, main, second] = (
    ["page.background.color", "text.color", "primary.color", "accent.color"] as const
  ).map((key) => String(tokens[key]));
  const [heading, body] = [String(tokens["primary.font"]), String(tokens["text.font"])];
  const letters = FONTS.find(({ family }) => family === heading)?.generic ?? ("sans-serif" as const);
  return {
    ...{ name, title, character, isOffered: family === "shop", mood: moodOf(name), letters },
    isDark: luminance(page!) <= darkest,
    colours: [page!, text!, main!, second!],
    fonts: heading === body ? [heading] : [heading, body],
  };
}

let offered: ReturnType<typeof presentTheme>[] | null = null;

/** The themes that a shop can choose, and with them the one that it wears, be it one that nobody can choose any more. */
export function presentThemes(own: readonly ThemeRow[]) {
  offered ??= offeredThemes().map(presentTheme);
  const worn = own.find(({ active }) => active);
  const name = worn?.extends ?? "base";
  const known = offered.some((theme) => theme.name === name) ? undefined : SHIPPED.get(name);
  return {
    worn: name,
    isChanged: Object.keys(worn?.properties ?? {}).length > 0,
    drafts: own.filter(({ draft }) => draft !== null).map((each) => each.extends),
    hasOffer: worn !== undefined && worn.preset_version < latestVersion(name),
    themes: known ? [presentTheme(known), ...offered] : offered,
  };
}
