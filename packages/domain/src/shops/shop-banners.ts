// The bars above a shop's header: one that its owner writes, and the last days to order by for Christmas.
// Source: storefront §2.5, §3.8.
import { zoneOffsetMs } from "../dates/clocks.ts";
import { dayName } from "../dates/day-words.ts";
import { colourOr } from "./colour-text.ts";
import type { Plugins } from "./plugins.ts";
import { read, type Shape, shapeOf } from "./read-shape.ts";
import type { ShippingSeason } from "./shipping-season.ts";

const options = shapeOf({
  text: "",
  linkText: "",
  href: "",
  /** Empty: the theme's own. */
  backgroundColor: "",
  textColor: "",
  /** Instants between which it is shown; empty: from now on, without an end. */
  startsAt: "",
  endsAt: "",
});

export type SitewideOptions = Shape<typeof options>;

/** The banner's options from the column shop_sites.sitewide_banner, complete. Never fails. */
export const readSitewide = (stored: unknown): SitewideOptions => read(options, stored);

/** One bar as a page shows it. Colours are empty where the theme's own are used. */
export interface ShopBanner {
  kind: "christmas" | "sitewide";
  text: string;
  /** "UK standard" and "Friday 18 December", in the order of their days. */
  days: readonly { label: string; day: string }[];
  linkText: string;
  href: string;
  background: string;
  color: string;
}

/** What a shop stores about its bars. */
export interface BannerSettings {
  isSitewideOn: boolean;
  sitewide: SitewideOptions;
  christmas: ShippingSeason["christmas"];
  plugin: Plugins["christmas-banner"];
  timeZone: string;
}

/** When and for whom. */
export interface BannerMoment {
  nowMs: number;
  /** The currency that prices are shown in. */
  currency: string;
}

/** The bars that are shown now, Christmas first. */
export function bannersAt(settings: BannerSettings, moment: BannerMoment): ShopBanner[] {
  return [christmasBanner(settings, moment), sitewideBanner(settings, moment)].filter((banner) => banner !== null);
}

/** The next instant at which other bars are shown, in ms since 1970; null for never. */
export function bannersChangeAtMs(settings: BannerSettings, nowMs: number): number | null {
  const { sitewide } = settings;
  const moments = [Date.parse(sitewide.startsAt), Date.parse(sitewide.endsAt)];
  const coming = [...moments, ...endsOf(settings)].filter((at) => at > nowMs);
  return coming.length === 0 ? null : Math.min(...coming);
}

function sitewideBanner({ isSitewideOn, sitewide }: BannerSettings, { nowMs }: BannerMoment): ShopBanner | null {
  const { text, linkText, href, backgroundColor, textColor, startsAt, endsAt } = sitewide;
  const isDue = !(nowMs < Date.parse(startsAt)) && !(nowMs >= Date.parse(endsAt));
  if (!isSitewideOn || !text || !isDue) return null;
  const background = colourOr(backgroundColor, "");
  return { kind: "sitewide", text, days: [], linkText, href, background, color: colourOr(textColor, "") };
}

/**
 * The last days that are still to come, each until its end on the shop's clock. A banner that names a currency is for those
 * who look at prices in it.
 */
function christmasBanner(settings: BannerSettings, { nowMs, currency }: BannerMoment): ShopBanner | null {
  const { christmas, plugin } = settings;
  const isFor = !plugin.currency || plugin.currency.toUpperCase() === currency;
  if (plugin.disabled || !christmas.showContent || !isFor) return null;
  const days = christmas.cutoffDates
    .filter((_, index) => nowMs < endsOf(settings)[index]!)
    .toSorted((a, b) => (a.on < b.on ? -1 : 1))
    .map(({ service, country, on }) => ({ label: [country, service].filter(Boolean).join(" "), day: dayName(on) }));
  if (days.length === 0) return null;
  return {
    kind: "christmas",
    text: "Order in time for Christmas",
    days,
    ...{ linkText: "", href: "" },
    background: colourOr(plugin.backgroundColor, "#9E1919"),
    color: colourOr(plugin.textColor, "#ffffff"),
  };
}

const known = new WeakMap<BannerSettings, readonly number[]>();

/** The instants at which the last days end, worked out once: every page asks. NaN for what is no day. */
function endsOf(settings: BannerSettings): readonly number[] {
  const { christmas, timeZone } = settings;
  const ends = known.get(settings) ?? christmas.cutoffDates.map(({ on }) => endOfDay(on, timeZone));
  known.set(settings, ends);
  return ends;
}

const isDay = (on: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(on) && !Number.isNaN(Date.parse(on));

/** The instant at which a day ends on the clock of a time zone, in ms since 1970; NaN for no day. */
export function endOfDay(on: string, timeZone: string): number {
  if (!isDay(on)) return Number.NaN;
  const utc = Date.parse(`${on}T00:00:00Z`) + 86_400_000;
  return utc - zoneOffsetMs(utc, timeZone);
}
