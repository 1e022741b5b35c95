import { readDivision } from "@selvedge/db/read-division";
import { offeredCurrencies } from "@selvedge/domain/currency/shopper-currency";
import type { DivisionId } from "@selvedge/domain/ids";
import { readPlugins } from "@selvedge/domain/shops/plugins";
import { readShippingSeason } from "@selvedge/domain/shops/shipping-season";
import { readSitewide } from "@selvedge/domain/shops/shop-banners";
import { readShopSettings, type ShopSettings } from "@selvedge/domain/shops/shop-settings";
import { readVerification, verificationServices } from "@selvedge/domain/shops/site-verification";
import { resolveTheme } from "@selvedge/themes/resolve-theme";
import { presetsAt } from "@selvedge/themes/shipped/preset-versions";
import { SHIPPED } from "@selvedge/themes/shipped/shipped";
import type { Platform } from "../../../platform.ts";
import { doorOf } from "../../people/visitors/index.ts";
import { ownFacts, pageFacts, pluginRows, shopRow, teamFacts, textFacts, themeRow, wornTheme } from "./queries.ts";

interface Asking {
  divisionId: DivisionId;
  permissions: readonly string[];
  account: { id: number };
}

/** How the settings of a shop stand, without what the asking person may not open. */
export async function readSettings(platform: Platform, { divisionId, permissions, account }: Asking) {
  const may = (word: string) => permissions.includes(word);
  const { pools } = platform;
  const [shop, pages, theme, texts, team, own] = await Promise.all([
    may("shop.edit") ? readShop(platform, divisionId) : null,
    may("pages.read") ? readDivision(pools.web, divisionId, (db) => pageFacts(db, divisionId)) : null,
    may("themes.edit") ? readDivision(pools.web, divisionId, (db) => themeRow(db, divisionId)) : null,
    may("pages.read") ? readDivision(pools.web, divisionId, (db) => textFacts(db, divisionId)) : null,
    may("people.manage") ? readDivision(pools.web, divisionId, (db) => teamFacts(db, divisionId)) : null,
    readDivision(pools.web, divisionId, (db) => ownFacts(db, account.id, platform.now())),
  ]);
  return {
    ...{ shop, pages, texts, team, own },
    theme: theme
      ? { title: SHIPPED.get(theme.extends)?.title ?? theme.extends, changed: theme.changed, isDraft: theme.is_draft }
      : may("themes.edit")
        ? { title: "Base", changed: 0, isDraft: false }
        : null,
  };
}

async function readShop({ pools, origins, now }: Platform, divisionId: DivisionId) {
  const [row, plugins, worn] = await readDivision(pools.web, divisionId, (db) =>
    Promise.all([shopRow(db, divisionId), pluginRows(db, divisionId), wornTheme(db, divisionId)]),
  );
  const known = readPlugins(plugins);
  const settings = readShopSettings(row.settings ?? {});
  const season = readShippingSeason(row.shipping_season).christmas;
  const name = worn?.extends ?? "base";
  const properties = (worn?.properties ?? {}) as Record<string, unknown>;
  const { tokens } = resolveTheme({ extends: name, properties }, presetsAt(name, worn?.preset_version));
  const marks = readVerification(row.verification);
  const isOn = known.currency.enabled;
  const stored = {
    coming_soon_enabled: row.coming_soon_enabled ?? false,
    coming_soon_page: row.coming_soon_page ?? {},
    password_hash: row.password_hash,
  };
  return {
    name: row.name,
    company: {
      ...{ legalName: row.legal_name ?? "", email: row.email ?? "" },
      isComplete: Boolean(row.legal_name && row.street && row.email),
      hasVat: Boolean(row.vat_number),
    },
    label: row.label ?? "",
    host: new URL(row.label ? origins.shop(row.label) : origins.main).host,
    domains: {
      ...{ all: row.domains, working: row.working_domains, failed: row.failed_domains, main: row.main_domain },
    },
    door: doorOf(stored, now()),
    isUnderReview: row.under_review_since !== null,
    isDenied: row.under_review_since !== null && row.is_denied,
    visitors: row.visitors,
    currency: row.currency,
    currencies: isOn ? offeredCurrencies(row.currency, known.currency).slice(1) : [],
    menu: {
      placement: settings.menuPlacement,
      entries: settings.menu.length,
      columns: settings.footer.columns.length,
    },
    frame: { hasSearchBar: tokens["menu.search.bar"] === true, hasFullFooter: tokens["footer.visible"] === true },
    said: {
      banner: row.sitewide_banner_enabled ? readSitewide(row.sitewide_banner).text : "",
      line: settings.announcement.text,
    },
    lastDays: season.showContent && !known["christmas-banner"].disabled ? season.cutoffDates.length : 0,
    verified: verificationServices.filter((service) => marks[service]),
    hasHeadCode: (row.custom_code ?? "").trim() !== "",
    plugins: Object.keys(plugins).length,
    hasLogo: settings.logo.svg !== "" || Boolean(settings.logo.image?.src),
    hasIcon: settings.favicon !== "",
    hasSocialPicture: (row.og_image_path ?? "") !== "",
    buyers: buyerFacts(settings),
  };
}

const buyerFacts = ({ signIn, receipts }: ShopSettings) => ({
  hasAccountLink: signIn.isInHeader,
  hasSignInWords: signIn.heading !== "" || signIn.text !== "",
  hasThanks: receipts.heading !== "" || receipts.message !== "",
  hasNext: receipts.next.label !== "",
  offersAccount: receipts.offersAccount,
  hasNote: receipts.note !== "",
});
