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

/** How close sections and tiles stand. */
export const DENSITIES = {
  airy: { "page.rhythm": 4, "page.gap": 28 },
  normal: { "page.rhythm": 3, "page.gap": 20 },
  tight: { "page.rhythm": 2.25, "page.gap": 12 },
} as const;

export type Density = keyof typeof DENSITIES;

interface Written extends Pick<ShippedTheme, "name" | "title" | "character" | "properties"> {
  palette: Palette;
  heading: string;
  body: string;
  density?: Density;
}

/** A shop theme from its palette, its two faces, its density and what else is its own; everything left out follows. */
export function shopTheme({ palette, heading, body, density, properties, ...named }: Written): ShippedTheme {
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
      "banner.font": heading,
      "text.font": body,
      ...(density ? DENSITIES[density] : {}),
      ...properties,
    },
  };
}

/** A theme that shops keep for ever and nobody can choose any more. */
export const retiredTheme = (written: Written): ShippedTheme => ({ ...shopTheme(written), family: "retired" });
