// Where visitors of a new shop are led until its people arrange that themselves: each link leads to one of its first pages.
import { readShopSettings } from "./shop-settings.ts";

const link = (title: string, url: string) => ({ title, url });

export const firstMenu = [link("Shop", "/collection/all/"), link("About", "/about/"), link("Questions", "/questions/")];

export const firstFooterColumns = [
  { title: "Shop", items: [link("Everything", "/collection/all/"), link("About", "/about/")] },
  {
    title: "Help",
    items: [link("All help", "/help/"), link("Delivery and returns", "/delivery/"), link("Questions", "/questions/")],
  },
];

/** Whether a shop's people have changed its menu or the columns of its footer; `stored` as in shop_settings.settings. */
export function hasOwnMenu(stored: unknown): boolean {
  const first = { menu: firstMenu, footer: { columns: firstFooterColumns } };
  return ledTo(stored) !== ledTo(first);
}

function ledTo(stored: unknown): string {
  const { menu, footer } = readShopSettings(stored);
  return JSON.stringify([menu, footer.columns]);
}
