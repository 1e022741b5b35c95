import { legalLinks } from "@selvedge/domain/legal/legal-texts";
import { faultyPromise } from "@selvedge/domain/returns/faulty-promise";
import { readShopSettings, type ShopSettings } from "@selvedge/domain/shops/shop-settings";

const link = (title: string, url: string) => ({ title, url });

/**
 * Menu, footer and promises of a new shop: each link leads to one of its first pages. The address that its owner signed up
 * with is shown to nobody.
 */
export const firstSettings = (name: string, year: number): ShopSettings =>
  readShopSettings({
    logo: { svg: "", text: name, tagline: "" },
    menu: [link("Shop", "/collection/all/"), link("About", "/about/"), link("Questions", "/questions/")],
    footer: {
      columns: [
        { title: "Shop", items: [link("Everything", "/collection/all/"), link("About", "/about/")] },
        {
          title: "Help",
          items: [
            link("All help", "/help/"),
            link("Delivery and returns", "/delivery/"),
            link("Questions", "/questions/"),
          ],
        },
      ],
      legal: [...legalLinks],
      smallPrint: `© ${year} ${name}. Prices include VAT.`,
    },
    company: { name, lines: [], phone: "", email: "" },
    promises: ["Printed when you order it", faultyPromise.short],
  });
