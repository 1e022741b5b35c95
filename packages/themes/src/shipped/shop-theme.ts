import type { ShippedTheme } from "../theme.ts";

/** The colours a theme is known by. `onPrimary` and `onAccent` are written on the fills beside them. */
export interface Palette {
  readonly page: string;
  readonly surface: string;
  readonly ink: string;
  readonly primary: string;
  readonly onPrimary: string;
  readonly accent: string;
  readonly onAccent: string;
}

/** A shop theme from its palette, its two faces and what else is its own; everything left out follows. */
export function shopTheme(
  theme: Pick<ShippedTheme, "name" | "title" | "character" | "properties"> & {
    palette: Palette;
    heading: string;
    body: string;
  },
): ShippedTheme {
  const { palette, heading, body, properties, ...named } = theme;
  return {
    ...named,
    family: "shop",
    extends: "base",
    properties: {
      "page.background.color": palette.page,
      "box.background.color": palette.surface,
      "text.color": palette.ink,
      "primary.color": palette.primary,
      "primary.on": palette.onPrimary,
      "accent.color": palette.accent,
      "accent.on": palette.onAccent,
      "primary.font": heading,
      "text.font": body,
      ...properties,
    },
  };
}
