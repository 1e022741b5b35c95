// A shop's public state in one answer, with the visitor's own basket, favourites and session.
// Source: storefront §3.8, §7.

import type { StoreCoreData } from "@selvedge/contracts/shop/store-core-data";
import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import { isStillComing, readComingSoon } from "@selvedge/domain/access/coming-soon";
import { type GuardName, guardSets } from "@selvedge/domain/access/guards";
import { pageGuards } from "@selvedge/domain/access/pages/page-access";
import { withFileAddresses } from "@selvedge/domain/files/stored-file";
import type { DivisionId } from "@selvedge/domain/ids";
import { withCheckedLinks } from "@selvedge/domain/links/checked-document";
import { readPaymentProcessor } from "@selvedge/domain/shops/payment-processor";
import { readPlugins } from "@selvedge/domain/shops/plugins";
import { readShippingSeason } from "@selvedge/domain/shops/shipping-season";
import { readShopSettings } from "@selvedge/domain/shops/shop-settings";
import { metVariation } from "@selvedge/domain/split-tests/chosen-variations";
import { readDiscoveredTests } from "@selvedge/domain/split-tests/discovered-tests";
import type { RunningTest } from "@selvedge/domain/split-tests/running-test";
import type { Platform } from "../../../platform.ts";
import { readRunningTests } from "../../../plugins/access/running-tests.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { hashOfSessionToken, sessionIdOf } from "../../../plugins/session/session.ts";
import { pageIndex } from "../../site/pages/index.ts";
import { activeTheme } from "../../site/themes/index.ts";
import { basketLines, presentLine } from "../basket/index.ts";
import { openDivision, storedPlugins, storedSettings, storedSite } from "./queries.ts";

interface Asking {
  sessionToken: string | null;
  /** The visitor's cookie of split tests, as it was sent. */
  discoveredTests: string | undefined;
  /** Whether these guards let the visitor through. */
  passes: (names: readonly GuardName[], path: string) => Promise<boolean>;
  /** Receives the links that were blocked. */
  warn: (message: string) => void;
}

/**
 * Throws notFound if the shop is missing or disabled. Visitors differ in basket, favourites and session, and in the pages
 * that they may see: of a shop that is closed to them there is none.
 */
export async function coreData(platform: Platform, divisionId: DivisionId, asking: Asking): Promise<StoreCoreData> {
  const stored = await withDivision(platform.pools.web, divisionId, (db) =>
    readStored(db, divisionId, asking.sessionToken),
  );
  const { division, theme, pages, tests, site } = stored;
  if (!division) throw new Refusal("notFound");
  const { christmas } = readShippingSeason(site?.shipping_season);
  return {
    pages: await pagesFor(pages, asking),
    state: {
      currency: division.currency,
      splitTest: tests.map((test) => presentTest(test, readDiscoveredTests(asking.discoveredTests))),
      subdomain: subdomainOf(platform, { ...stored, division }, asking),
      christmasCutoffDates: christmas.cutoffDates,
      christmasContent: christmas.showContent,
      paymentProcessor: readPaymentProcessor(site?.payment_processor, accountsOf(platform)),
      theme: {
        uuid: theme?.uuid ?? "",
        name: theme?.name ?? "",
        extends: theme?.extends ?? "base",
        properties: (theme?.properties ?? {}) as Record<string, unknown>,
      },
    },
  };
}

/** The pages that a visitor may see, without what decides it. */
async function pagesFor(pages: Stored["pages"], { passes }: Asking): Promise<StoreCoreData["pages"]> {
  if (!(await passes(guardSets.storeAccess, "/"))) return [];
  const shown = await Promise.all(
    pages.map(async ({ loginState, guards, ...page }) => {
      const names = pageGuards({ loginState, guards, isPublished: true });
      return names.length === 0 || (await passes(names, page.url)) ? [page] : [];
    }),
  );
  return shown.flat();
}

const accountsOf = ({ cards, wallet }: Platform): string[] => [
  ...(cards.unavailable === null ? [cards.account] : []),
  ...(wallet ? [wallet.account] : []),
];

/** A running test for one visitor: with their variation if it still exists, or not yet discovered. */
function presentTest(running: RunningTest, discovered: ReadonlyMap<number, number>) {
  const { variations, ...test } = running;
  const met = metVariation(running, discovered);
  return {
    ...test,
    discovered: met !== null,
    variation: met ? { id: met.id, name: met.name } : null,
    availableVariations: Object.fromEntries(variations.map(({ alias, name }) => [alias, name])),
  };
}

async function readStored(db: Bound, divisionId: DivisionId, sessionToken: string | null) {
  const linesOf = (name: "main" | "favourites") =>
    sessionToken ? basketLines(db, divisionId, hashOfSessionToken(sessionToken), name) : [];
  const [division, settings, site, plugins, theme, pages, tests, main, favourites] = await Promise.all([
    openDivision(db, divisionId),
    storedSettings(db, divisionId),
    storedSite(db, divisionId),
    storedPlugins(db, divisionId),
    activeTheme(db, divisionId),
    pageIndex(db, divisionId),
    readRunningTests(db, divisionId),
    linesOf("main"),
    linesOf("favourites"),
  ]);
  return { division, settings, site, plugins, theme, pages, tests, main, favourites };
}

type Stored = Awaited<ReturnType<typeof readStored>>;
type Known = Stored & { division: NonNullable<Stored["division"]> };
type Subdomain = StoreCoreData["state"]["subdomain"];

function subdomainOf({ origins, config, now }: Platform, known: Known, { sessionToken, warn }: Asking): Subdomain {
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
    comingSoonPageData: { ...fit(recordOf(site?.coming_soon_page)), enabled: isComing(site, now()) },
    sitewideBanner: { enabled: site?.sitewide_banner_enabled ?? false, options: fit(recordOf(site?.sitewide_banner)) },
    tracking: recordOf(site?.tracking),
    plugins: readPlugins(known.plugins),
    cart: { items: main.map(present) },
    favourites: { items: favourites.map(present) },
    sessionId: sessionToken ? sessionIdOf(sessionToken, config.secret) : "",
    settings,
  };
}

/** A shop with an opening day is open from then on. */
const isComing = (site: Stored["site"], now: Date): boolean =>
  site?.coming_soon_enabled === true && isStillComing(readComingSoon(site.coming_soon_page), now.getTime());

const recordOf = (stored: unknown): Record<string, unknown> =>
  typeof stored === "object" && stored !== null && !Array.isArray(stored) ? (stored as Record<string, unknown>) : {};
