/** Every theme that comes with the platform, by name. */
import type { ShippedTheme } from "../theme.ts";
import { apothecary } from "./apothecary.ts";
import { base } from "./base.ts";
import { dark, light, pro, proDark } from "./brand.ts";
import { naked } from "./naked.ts";
import { nordic } from "./nordic.ts";
import { outland } from "./outland.ts";
import { popart } from "./popart.ts";
import { simply } from "./simply.ts";

const ALL: readonly ShippedTheme[] = [
  base,
  naked,
  outland,
  simply,
  nordic,
  popart,
  apothecary,
  light,
  pro,
  dark,
  proDark,
];

export const SHIPPED: ReadonlyMap<string, ShippedTheme> = new Map(ALL.map((theme) => [theme.name, theme]));

/** The themes that a shop owner can choose. Base is the default that others extend, not a choice. */
export function offeredThemes(): ShippedTheme[] {
  return ALL.filter(({ name, family }) => family === "shop" && name !== "base");
}
