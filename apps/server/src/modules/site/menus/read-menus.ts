import { createHash } from "node:crypto";
import { isOwnPlace } from "@selvedge/contracts/pages/own-paths";
import type { MenusData } from "@selvedge/contracts/shop/menus.calls";
import type { Bound } from "@selvedge/db/bound";
import { withFileAddresses } from "@selvedge/domain/files/stored-file";
import type { DivisionId } from "@selvedge/domain/ids";
import { readShopSettings, type ShopSettings } from "@selvedge/domain/shops/shop-settings";
import { knownPaths, storedSettingsOf } from "./queries.ts";

type Menus = Pick<MenusData, "menu" | "columns" | "legal">;

/** The menus of a shop's settings. */
export const menusOf = ({ menu, footer }: ShopSettings): Menus => ({
  menu,
  columns: footer.columns,
  legal: footer.legal,
});

/** Equal menus have equal names. */
export const revOf = (menus: Menus): string =>
  createHash("sha256").update(JSON.stringify(menus)).digest("base64url").slice(0, 16);

/** A shop's menus as they are stored, with the links that lead to no page. */
export async function readMenus(db: Bound, divisionId: DivisionId, filesOrigin: string): Promise<MenusData> {
  const [stored, known] = await Promise.all([storedSettingsOf(db, divisionId), knownPaths(db, divisionId)]);
  const menus = menusOf(readShopSettings(stored));
  return { ...withFileAddresses(menus, filesOrigin), rev: revOf(menus), missing: missingOf(menus, known) };
}

function missingOf(menus: Menus, known: ReadonlySet<string>): string[] {
  const paths = linksOf(menus).flatMap((url) =>
    url.startsWith("/") ? [`${url.split(/[?#]/)[0]!.replace(/\/$/, "")}/`] : [],
  );
  return [...new Set(paths)].filter((path) => !known.has(path) && !isOwnPlace(path));
}

const linksOf = ({ menu, columns, legal }: Menus): string[] => [
  ...menu.flatMap(({ url, segments, footLink }) => [
    url,
    footLink.url,
    ...segments.flatMap(({ link, items, image }) => [link, image?.link ?? "", ...items.map((item) => item.url)]),
  ]),
  ...columns.flatMap(({ items }) => items.map(({ url }) => url)),
  ...legal.map(({ url }) => url),
];
