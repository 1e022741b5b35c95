import { FONTS } from "@selvedge/themes/fonts/catalogue";

/** The faces that a block may be written in beside its theme's, by their names. */
export const OWN_FONTS: readonly string[] = FONTS.map(({ family }) => family);

/** Their names are written as they are. */
export const FONT_TITLES: Readonly<Record<string, string>> = Object.fromEntries(OWN_FONTS.map((name) => [name, name]));
