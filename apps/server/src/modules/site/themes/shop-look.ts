import { findFont } from "@selvedge/themes/fonts/catalogue";
import { facesOf, fontFaces, fontFamilies, fontPreloads } from "@selvedge/themes/fonts/font-faces";
import type { OwnFont } from "@selvedge/themes/fonts/own-font";
import { resolveTheme, type Tokens } from "@selvedge/themes/resolve-theme";
import { presetsAt } from "@selvedge/themes/shipped/preset-versions";
import { SHIPPED } from "@selvedge/themes/shipped/shipped";
import { type ThemeAttributes, themeAttributes, themeLooks } from "@selvedge/themes/theme-attributes";
import { themeCss } from "@selvedge/themes/theme-css";

/** A theme as documents wear it. */
export interface ShopLook {
  tokens: Tokens;
  css: string;
  attributes: ThemeAttributes;
  /** Names of the style sheets for what no variable can say. */
  looks: string[];
  /** Addresses of the two faces that a page is written in. */
  fonts: string[];
}

/** A theme as a shop or a page stores it: what it builds on, and only what it changes. */
export interface StoredTheme {
  extends: string;
  properties: unknown;
  /** The version of what it builds on; the present one without. */
  preset_version?: number;
  /** The shop's own faces. */
  ownFonts?: readonly OwnFont[];
}

/** The values of a theme alone. */
export function themeTokens(theme: StoredTheme | undefined): Tokens {
  const properties = (theme?.properties ?? {}) as Record<string, unknown>;
  const name = theme?.extends ?? "base";
  return resolveTheme({ extends: name, properties }, presetsAt(name, theme?.preset_version)).tokens;
}

/**
 * A stored theme worked out: everything it leaves open comes from the shipped theme it builds on. A shop without one has
 * the defaults of the base theme (storefront §3.5).
 */
export function shopLook(theme: StoredTheme | undefined): ShopLook {
  const tokens = themeTokens(theme);
  return {
    tokens,
    css: fontFaces(tokens, theme?.ownFonts) + themeCss(tokens),
    attributes: themeAttributes(tokens),
    looks: themeLooks(tokens),
    fonts: fontPreloads(tokens),
  };
}

/** A look with further faces, by name; those that the theme writes with are in it already. */
export function withFonts(look: ShopLook, names: readonly string[]): ShopLook {
  const known = new Set(fontFamilies(look.tokens));
  const families = names.flatMap((name) => findFont(name) ?? []).filter((family) => !known.has(family));
  return families.length === 0 ? look : { ...look, css: facesOf(families) + look.css };
}

/**
 * A page's own layer over its shop's theme. With `extends` it names another shipped theme, in `presetVersion`, which the
 * page then wears instead of the shop's; the rest of the layer are values of keys.
 */
export function pageTheme(shop: StoredTheme | undefined, layer: Readonly<Record<string, unknown>>): StoredTheme {
  const { extends: parent, presetVersion, ...own } = layer;
  const fonts = shop?.ownFonts ? { ownFonts: shop.ownFonts } : {};
  if (typeof parent === "string" && SHIPPED.has(parent)) {
    const version = typeof presetVersion === "number" ? { preset_version: presetVersion } : {};
    return { ...fonts, extends: parent, properties: own, ...version };
  }
  const stored = (shop?.properties ?? {}) as Record<string, unknown>;
  return { ...shop, ...fonts, extends: shop?.extends ?? "base", properties: { ...stored, ...own } };
}
