// The front of a visit: the shop's own in the visitor's currency, with the bars of the moment, each worked out once.
import { moneyFormatOf } from "@selvedge/domain/currency/currencies";
import { bannersAt } from "@selvedge/domain/shops/shop-banners";
import type { ShopFront } from "./shop-front.ts";

/** What a visit's front depends on. */
interface Wanted {
  /** One of those that the shop offers. */
  currency: string;
  nowMs: number;
  /** The page carries the shop's own code in its head. */
  hasHeadCode: boolean;
}

/** Fronts of one shop that are kept: its currencies, times the bars that a day brings. */
const most = 60;
const known = new WeakMap<ShopFront, Map<string, ShopFront>>();

/**
 * The front as a visitor sees it now; the shop's own where nothing differs. Versions differ, so that a navigation to another
 * currency, to other bars, or to a page with or without the shop's own code loads a document.
 */
export function visitorFront(front: ShopFront, { currency, nowMs, hasHeadCode }: Wanted): ShopFront {
  const banners = bannersAt(front.around.banners, { nowMs, currency });
  const isOwn = currency === front.frame.currency;
  const key = [
    isOwn ? "" : currency,
    hasHeadCode ? "code" : "",
    ...banners.map(({ kind, days }) => `${kind}${days.length}`),
  ].join(".");
  if (/^\.*$/.test(key)) return front;
  const fronts = known.get(front) ?? new Map<string, ShopFront>();
  known.set(front, fronts);
  const found = fronts.get(key);
  if (found) return found;
  if (fronts.size >= most) fronts.clear();
  const { frame } = front;
  const formats = isOwn ? frame.currencies : { ...frame.currencies, [currency]: moneyFormatOf(currency) };
  const version = `${frame.version}.${key}`;
  const rate = isOwn ? undefined : front.around.rates.find(({ to }) => to === currency);
  const shown = { shownCurrency: currency, currencies: formats, ...(rate ? { shownRate: rate } : {}) };
  const made = { ...front, frame: { ...frame, ...shown, banners, version } };
  fronts.set(key, made);
  return made;
}
