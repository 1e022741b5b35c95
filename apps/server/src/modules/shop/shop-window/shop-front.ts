// The frame of every page of a shop: settings, theme, name. The same for all visitors, so it is cached in memory and
// dropped as soon as a change of the shop is announced.

import { createHash } from "node:crypto";
import type { ShopFrame } from "@selvedge/contracts/pages/page-data";
import { readDivision } from "@selvedge/db/read-division";
import type { FrozenRate } from "@selvedge/domain/currency/convert-price";
import { currencies, moneyFormatOf } from "@selvedge/domain/currency/currencies";
import { offeredCurrencies } from "@selvedge/domain/currency/shopper-currency";
import { withFileAddresses } from "@selvedge/domain/files/stored-file";
import type { DivisionId } from "@selvedge/domain/ids";
import { withCheckedLinks } from "@selvedge/domain/links/checked-document";
import { framePlugins } from "@selvedge/domain/shops/frame-plugins";
import { readOfferTexts, readPlugins } from "@selvedge/domain/shops/plugins";
import { readShippingSeason } from "@selvedge/domain/shops/shipping-season";
import { type BannerSettings, readSitewide } from "@selvedge/domain/shops/shop-banners";
import { type ReceiptSettings, readShopSettings } from "@selvedge/domain/shops/shop-settings";
import { readVerification, tagsOf } from "@selvedge/domain/shops/site-verification";
import { LRUCache } from "lru-cache";
import type { Platform } from "../../../platform.ts";
import type { Division, Place } from "../../../plugins/tenancy.ts";
import { type HeadCode, headCodeOf } from "../../site/head-code/index.ts";
import { publishedTemplates, type TemplateRow } from "../../site/pages/index.ts";
import {
  activeTheme,
  ownFontRows,
  ownFontsOf,
  type ShopLook,
  type StoredTheme,
  shopLook,
} from "../../site/themes/index.ts";
import { platformRatesAt, shopRates, storedPlugins, storedSettings, storedSite } from "./queries.ts";
import { rateTo } from "./shown-rate.ts";

export interface ShopFront {
  frame: ShopFrame;
  look: ShopLook;
  /** The picture that its owner chose for sharing its pages; empty for none. */
  ogImage: string;
  /** The theme as it is stored; undefined for a shop without one. */
  theme: StoredTheme | undefined;
  /** What the frame is made from for one visit. */
  around: Around;
  /** Its people's own header, footer and layouts. */
  templates: readonly TemplateRow[];
  /** What it says after an order: on few pages, so in no frame. */
  receipts: ReceiptSettings;
}

/** What differs around a shop's pages by currency and moment. */
export interface Around {
  /** Codes of the currencies that prices may be looked at in, the shop's own first. */
  offered: readonly string[];
  /** How many of each other one the shop's own is. */
  rates: readonly FrozenRate[];
  banners: BannerSettings;
  headCode: HeadCode;
  /** Tags by which services know the shop's home page. */
  verification: string;
}

const caches = new WeakMap<Platform, LRUCache<number, Promise<ShopFront>>>();

/**
 * A shop's front. Read again for each request while changes cannot be received. `warn` receives blocked links, once for
 * each time that the shop's settings are read.
 */
export function shopFront(
  platform: Platform,
  place: Place & { division: Division },
  warn: (message: string) => void,
): Promise<ShopFront> {
  const { division } = place;
  if (!platform.live.isListening) return readFront(platform, place, warn);
  const cache = cacheOf(platform);
  const known = cache.get(division.id);
  if (known) return known;
  const reading = readFront(platform, place, warn);
  cache.set(division.id, reading);
  reading.catch(() => cache.delete(division.id));
  return reading;
}

function cacheOf(platform: Platform) {
  const known = caches.get(platform);
  if (known) return known;
  const cache = new LRUCache<number, Promise<ShopFront>>({ max: 2_000, ttl: 600_000 });
  platform.live.on("page_cache", (message) => {
    for (const tag of message.split(" "))
      if (tag.startsWith("division:")) cache.delete(Number(tag.slice("division:".length)));
  });
  platform.live.onGap(() => cache.clear());
  caches.set(platform, cache);
  return cache;
}

async function readFront(
  platform: Platform,
  { division, kind }: Place & { division: Division },
  warn: (message: string) => void,
): Promise<ShopFront> {
  const now = platform.now();
  const [stored, worn, fontRows, site, storedOnes, ownRates, platformRates, templates] = await readDivision(
    platform.pools.web,
    division.id,
    (db) =>
      Promise.all([
        storedSettings(db, division.id),
        activeTheme(db, division.id),
        ownFontRows(db, division.id),
        storedSite(db, division.id),
        storedPlugins(db, division.id),
        shopRates(db, division.id, now),
        platformRatesAt(db, now),
        publishedTemplates(db, division.id),
      ]),
  );
  const checked = <T>(document: T): T => withCheckedLinks(document, { mainOrigin: platform.origins.main, warn });
  const plugins = readPlugins(storedOnes);
  const offered = kind === "main" ? [division.currency] : offeredCurrencies(division.currency, plugins.currency);
  const around: Around = {
    offered,
    rates: offered.slice(1).map((to) => rateTo(to, { own: division.currency, ownRates, platformRates, now })),
    banners: {
      isSitewideOn: site?.sitewide_banner_enabled ?? false,
      sitewide: checked(readSitewide(site?.sitewide_banner)),
      christmas: readShippingSeason(site?.shipping_season).christmas,
      plugin: plugins["christmas-banner"],
      timeZone: division.timeZone,
    },
    headCode: headCodeOf(site?.custom_code ?? ""),
    verification: Object.values(tagsOf(readVerification(site?.verification))).join(""),
  };
  const known = readShopSettings(withFileAddresses(stored, platform.origins.files));
  const { receipts, ...settings } = checked(known);
  const ownFonts = ownFontsOf(platform.origins, division.id, fontRows);
  const theme = worn && (ownFonts.length > 0 ? { ...worn, ownFonts } : worn);
  const look = shopLook(theme);
  const frame = {
    name: settings.company.name || division.name,
    currency: division.currency,
    shownCurrency: division.currency,
    // The choice is for shops that sell in pounds (storefront §2.4).
    offered: division.currency === "GBP" && offered.length > 1 ? offered.map(namedCurrency) : [],
    currencies: { [division.currency]: moneyFormatOf(division.currency) },
    timeZone: division.timeZone,
    supportEmail: division.supportEmail,
    isMain: kind === "main",
    settings,
    banners: [],
    plugins: kind === "main" ? null : framePlugins(plugins, readOfferTexts(storedOnes)),
    hasSearchBar: look.tokens["menu.search.bar"] === true,
    hasFullFooter: look.tokens["footer.visible"] === true,
    year: platform.now().getUTCFullYear(),
  };
  const ogImage = withFileAddresses(site?.og_image_path ?? "", platform.origins.files);
  const hash = createHash("sha256").update(JSON.stringify([frame, look, ogImage, around, templates, receipts]));
  const version = hash.digest("base64url").slice(0, 12);
  const front = { frame: { ...frame, version }, look, ogImage, theme, around, templates, receipts };
  return unchanged(platform, division.id, front);
}

const namedCurrency = (code: string) => ({ code, name: currencies[code]?.name ?? code });

const latest = new WeakMap<Platform, LRUCache<number, ShopFront>>();

/**
 * The object that was read before, when the new one is equal: most changes of a shop are of its products, and what was
 * rendered for a front is cached by the object.
 */
function unchanged(platform: Platform, divisionId: DivisionId, front: ShopFront): ShopFront {
  const known = latest.get(platform) ?? new LRUCache<number, ShopFront>({ max: 2_000 });
  latest.set(platform, known);
  const before = known.get(divisionId);
  if (before?.frame.version === front.frame.version) return before;
  known.set(divisionId, front);
  return front;
}
