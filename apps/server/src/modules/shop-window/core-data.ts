// A shop's public state in one answer, with what of it is the visitor's own: their basket, their favourites, their session.
// Source: storefront §3.8, §7.
import type { StoreCoreData } from "@selvedge/contracts/shop/store-core-data";
import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import { withFileAddresses } from "@selvedge/domain/files/stored-file";
import { withCheckedLinks } from "@selvedge/domain/links/checked-document";
import { readPlugins } from "@selvedge/domain/shops/plugins";
import { readShippingSeason } from "@selvedge/domain/shops/shipping-season";
import { readShopSettings } from "@selvedge/domain/shops/shop-settings";
import type { Platform } from "../../platform.ts";
import { Refusal } from "../../plugins/refusal.ts";
import { hashOfVisitor, sessionIdOf } from "../../plugins/session.ts";
import { basketLines, presentLine } from "../basket/index.ts";
import { pageIndex } from "../pages/index.ts";
import { activeTheme } from "../themes/index.ts";
import { openDivision, runningTests, storedPlugins, storedSettings, storedSite } from "./queries.ts";

interface Asking {
  visitor: string | null;
  /** Hears of links that were blocked. */
  warn: (message: string) => void;
}

/** Ends the request where the shop is missing or switched off. Two visitors differ in basket, favourites and session alone. */
export async function coreData(platform: Platform, divisionId: number, asking: Asking): Promise<StoreCoreData> {
  const stored = await withDivision(platform.pools.web, divisionId, (db) => readStored(db, divisionId, asking.visitor));
  const { division, theme, pages, tests, site } = stored;
  if (!division) throw new Refusal("notFound");
  const { christmas } = readShippingSeason(site?.shipping_season);
  return {
    pages,
    state: {
      currency: division.currency,
      // Which of them a visitor has discovered, and with which variation, stands in their cookie (storefront §7).
      splitTest: tests.map((test) => ({ ...test, discovered: false, variation: null })),
      subdomain: subdomainOf(platform, { ...stored, division }, asking),
      christmasCutoffDates: christmas.cutoffDates,
      christmasContent: christmas.showContent,
      paymentProcessor: { type: "own", accounts: [] },
      theme: {
        uuid: theme?.uuid ?? "",
        name: theme?.name ?? "",
        extends: theme?.extends ?? "simply",
        properties: (theme?.properties ?? {}) as Record<string, unknown>,
      },
    },
  };
}

async function readStored(db: Bound, divisionId: number, visitor: string | null) {
  const linesOf = (name: "main" | "favourites") =>
    visitor ? basketLines(db, divisionId, hashOfVisitor(visitor), name) : [];
  const [division, settings, site, plugins, theme, pages, tests, main, favourites] = await Promise.all([
    openDivision(db, divisionId),
    storedSettings(db, divisionId),
    storedSite(db, divisionId),
    storedPlugins(db, divisionId),
    activeTheme(db, divisionId),
    pageIndex(db, divisionId),
    runningTests(db, divisionId),
    linesOf("main"),
    linesOf("favourites"),
  ]);
  return { division, settings, site, plugins, theme, pages, tests, main, favourites };
}

type Stored = Awaited<ReturnType<typeof readStored>>;
type Known = Stored & { division: NonNullable<Stored["division"]> };
type Subdomain = StoreCoreData["state"]["subdomain"];

function subdomainOf({ origins, config }: Platform, known: Known, { visitor, warn }: Asking): Subdomain {
  const { site, division, main, favourites } = known;
  const fit = <T>(document: T): T =>
    withCheckedLinks(withFileAddresses(document, origins.files), { mainOrigin: origins.main, warn });
  const settings = fit(readShopSettings(known.settings));
  const present = (line: Stored["main"][number]) => presentLine(origins, division.id, line);
  return {
    currency: division.currency,
    division: { id: division.id, name: division.name, code: division.code },
    company: { name: settings.company.name || division.name, logo: settings.logo.text },
    favicon: settings.favicon,
    meta: { ogImage: fit(site?.og_image_path ?? "") },
    customCode: site?.custom_code ?? "",
    passwordProtected: site?.is_password_protected ?? false,
    comingSoonPageData: { ...fit(recordOf(site?.coming_soon_page)), enabled: site?.coming_soon_enabled ?? false },
    sitewideBanner: { enabled: site?.sitewide_banner_enabled ?? false, options: fit(recordOf(site?.sitewide_banner)) },
    tracking: recordOf(site?.tracking),
    plugins: readPlugins(known.plugins),
    cart: { items: main.map(present) },
    favourites: { items: favourites.map(present) },
    sessionId: visitor ? sessionIdOf(visitor, config.secret) : "",
    settings,
  };
}

const recordOf = (stored: unknown): Record<string, unknown> =>
  typeof stored === "object" && stored !== null && !Array.isArray(stored) ? (stored as Record<string, unknown>) : {};
