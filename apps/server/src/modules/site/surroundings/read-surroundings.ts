import type { SurroundingsData } from "@selvedge/contracts/shop/surroundings.calls";
import type { Bound } from "@selvedge/db/bound";
import { offeredCurrencies } from "@selvedge/domain/currency/shopper-currency";
import { withFileAddresses } from "@selvedge/domain/files/stored-file";
import type { DivisionId } from "@selvedge/domain/ids";
import { colourOr } from "@selvedge/domain/shops/colour-text";
import { readPlugins } from "@selvedge/domain/shops/plugins";
import { readShippingSeason } from "@selvedge/domain/shops/shipping-season";
import { readSitewide } from "@selvedge/domain/shops/shop-banners";
import { readShopSettings, type ShopSettings } from "@selvedge/domain/shops/shop-settings";
import { activeTheme, themeTokens } from "../themes/index.ts";
import { pluginsIn, settingsIn, siteIn, storedDivision } from "./queries.ts";

/** What is around a shop's pages, complete; what was never set has its defaults. */
export async function readSurroundings(
  db: Bound,
  divisionId: DivisionId,
  filesOrigin: string,
): Promise<SurroundingsData> {
  const [division, stored, site, storedPlugins, theme] = await Promise.all([
    storedDivision(db, divisionId),
    settingsIn(db, divisionId),
    siteIn(db, divisionId),
    pluginsIn(db, divisionId),
    activeTheme(db, divisionId),
  ]);
  const settings = readShopSettings(stored);
  const plugins = readPlugins(storedPlugins);
  const tokens = themeTokens(theme);
  const sitewide = readSitewide(site?.sitewide_banner);
  const season = readShippingSeason(site?.shipping_season).christmas;
  const banner = plugins["christmas-banner"];
  return {
    frame: {
      menuPlacement: settings.menuPlacement,
      hasSearchBar: tokens["menu.search.bar"] === true,
      hasFullFooter: tokens["footer.visible"] === true,
      smallPrint: settings.footer.smallPrint,
    },
    bar: {
      isOn: site?.sitewide_banner_enabled ?? false,
      text: sitewide.text,
      linkText: sitewide.linkText,
      href: sitewide.href,
      backgroundColor: colourOr(sitewide.backgroundColor, ""),
      textColor: colourOr(sitewide.textColor, ""),
      startsAt: instantOf(sitewide.startsAt),
      endsAt: instantOf(sitewide.endsAt),
    },
    line: settings.announcement,
    christmas: {
      isOn: !banner.disabled && season.showContent,
      backgroundColor: colourOr(banner.backgroundColor, "#9E1919"),
      textColor: colourOr(banner.textColor, "#ffffff"),
      currency: /^[A-Z]{3}$/.test(banner.currency) ? banner.currency : "",
      cutoffDates: season.cutoffDates,
    },
    currencies: {
      own: division.currency,
      isOn: plugins.currency.enabled,
      codes: offeredCurrencies(division.currency, { ...plugins.currency, enabled: true }).slice(1),
    },
    pictures: picturesOf(settings, filesOrigin),
    timeZone: division.time_zone,
  };
}

const instantOf = (text: string): string | null =>
  Number.isNaN(Date.parse(text)) ? null : new Date(text).toISOString();

/** The pictures of the menu's panels, in its order. */
function picturesOf({ menu }: ShopSettings, filesOrigin: string): SurroundingsData["pictures"] {
  return menu.flatMap(({ title: menuTitle, segments }, item) =>
    segments.flatMap(({ image }, segment) => {
      if (!image) return [];
      const { sizes: _, altText: __, ...looks } = image;
      return [
        {
          ...looks,
          ...{ item, segment, menuTitle },
          address: withFileAddresses(image, filesOrigin).src,
          textColor: colourOr(looks.textColor, "#ffffff"),
          buttonColor: colourOr(looks.buttonColor, ""),
          buttonTextColor: colourOr(looks.buttonTextColor, "#ffffff"),
        },
      ];
    }),
  );
}
