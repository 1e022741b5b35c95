/** Every theme that comes with the platform, by name. */
import type { ShippedTheme } from "../theme.ts";
import { angelo } from "./airy/angelo.ts";
import { charcoal } from "./airy/charcoal.ts";
import { clay } from "./airy/clay.ts";
import { daze } from "./airy/daze.ts";
import { dunes } from "./airy/dunes.ts";
import { gallery } from "./airy/gallery.ts";
import { lux } from "./airy/lux.ts";
import { naked } from "./airy/naked.ts";
import { nordic } from "./airy/nordic.ts";
import { quiet } from "./airy/quiet.ts";
import { salt } from "./airy/salt.ts";
import { spring } from "./airy/spring.ts";
import { base } from "./base.ts";
import { dark, light, pro, proDark } from "./brand.ts";
import { academia } from "./normal/academia.ts";
import { apothecary } from "./normal/apothecary.ts";
import { atlantic } from "./normal/atlantic.ts";
import { bubble } from "./normal/bubble.ts";
import { california } from "./normal/california.ts";
import { good } from "./normal/good.ts";
import { joy } from "./normal/joy.ts";
import { outland } from "./normal/outland.ts";
import { popsicle } from "./normal/popsicle.ts";
import { simply } from "./normal/simply.ts";
import { tropic } from "./normal/tropic.ts";
import { verde } from "./normal/verde.ts";
import { wanderlust } from "./normal/wanderlust.ts";
import { wildWood } from "./normal/wild-wood.ts";
import { boho } from "./retired/boho.ts";
import { deepSpace } from "./retired/deep-space.ts";
import { mocha } from "./retired/mocha.ts";
import { tokyo } from "./retired/tokyo.ts";
import { vantage } from "./retired/vantage.ts";
import { municipal } from "./tight/municipal.ts";
import { neonCity } from "./tight/neon-city.ts";
import { popart } from "./tight/popart.ts";
import { punch } from "./tight/punch.ts";
import { sol } from "./tight/sol.ts";

const ALL: readonly ShippedTheme[] = [
  base,
  naked,
  punch,
  outland,
  daze,
  joy,
  tropic,
  simply,
  charcoal,
  verde,
  spring,
  academia,
  dunes,
  angelo,
  neonCity,
  salt,
  atlantic,
  california,
  municipal,
  nordic,
  popart,
  wildWood,
  wanderlust,
  gallery,
  apothecary,
  popsicle,
  good,
  bubble,
  quiet,
  sol,
  clay,
  lux,
  light,
  pro,
  dark,
  proDark,
  deepSpace,
  vantage,
  tokyo,
  mocha,
  boho,
];

export const SHIPPED: ReadonlyMap<string, ShippedTheme> = new Map(ALL.map((theme) => [theme.name, theme]));

/** The themes that a shop owner can choose. Base is the default that others extend, not a choice; retired ones are only kept. */
export function offeredThemes(): ShippedTheme[] {
  return ALL.filter(({ name, family }) => family === "shop" && name !== "base");
}
