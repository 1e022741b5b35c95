import { fontFaces, fontPreloads } from "@selvedge/themes/fonts/font-faces";
import { resolveTheme, type Tokens } from "@selvedge/themes/resolve-theme";
import { SHIPPED } from "@selvedge/themes/shipped/shipped";
import { type ThemeAttributes, themeAttributes } from "@selvedge/themes/theme-attributes";
import { themeCss } from "@selvedge/themes/theme-css";

/** A theme as documents wear it. */
export interface ShopLook {
  tokens: Tokens;
  css: string;
  attributes: ThemeAttributes;
  /** Addresses of the two faces that a page is written in. */
  fonts: string[];
}

interface StoredTheme {
  extends: string;
  properties: unknown;
}

/** A stored theme worked out: everything it leaves open comes from the shipped theme it builds on. */
export function shopLook(theme: StoredTheme | undefined): ShopLook {
  const properties = (theme?.properties ?? {}) as Record<string, unknown>;
  const { tokens } = resolveTheme({ extends: theme?.extends ?? "simply", properties }, SHIPPED);
  return {
    tokens,
    css: fontFaces(tokens) + themeCss(tokens),
    attributes: themeAttributes(tokens),
    fonts: fontPreloads(tokens),
  };
}
