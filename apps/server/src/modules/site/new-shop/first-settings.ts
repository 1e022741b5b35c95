import { legalLinks } from "@selvedge/domain/legal/legal-texts";
import { faultyPromise } from "@selvedge/domain/returns/faulty-promise";
import { firstFooterColumns, firstMenu } from "@selvedge/domain/shops/first-menu";
import { readShopSettings, type ShopSettings } from "@selvedge/domain/shops/shop-settings";

/** Menu, footer and promises of a new shop. The address that its owner signed up with is shown to nobody. */
export const firstSettings = (name: string, year: number): ShopSettings =>
  readShopSettings({
    logo: { svg: "", text: name, tagline: "" },
    menu: firstMenu,
    footer: {
      columns: firstFooterColumns,
      legal: [...legalLinks],
      smallPrint: `© ${year} ${name}. Prices include VAT.`,
    },
    company: { name, lines: [], phone: "", email: "" },
    promises: ["Printed when you order it", faultyPromise.short],
  });
