import { FONTS } from "@selvedge/themes/fonts/catalogue";

/** The faces that a block may be written in beside its theme's, by their names. */
export const OWN_FONTS: readonly string[] = FONTS.map(({ family }) => family);
