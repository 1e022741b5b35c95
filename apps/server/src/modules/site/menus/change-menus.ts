import type { CallBody } from "@selvedge/contracts/call";
import type { MenusData, menuCalls } from "@selvedge/contracts/shop/menus.calls";
import { withDivision } from "@selvedge/db/with-division";
import { isOwnFile, withFileNames } from "@selvedge/domain/files/stored-file";
import { isRecord } from "@selvedge/domain/shops/read-shape";
import { readShopSettings } from "@selvedge/domain/shops/shop-settings";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import { lockSettings, storeSettings } from "../surroundings/index.ts";
import { menusOf, readMenus, revOf } from "./read-menus.ts";

type Wanted = CallBody<typeof menuCalls.changeMenus>;

/**
 * Replaces a shop's menus. Throws stale where they are not as they were read, with what they are now; validation for a picture
 * that is not of this shop.
 */
export function changeMenus(
  { pools, now, origins }: Platform,
  by: Merchant,
  { rev, ...given }: Wanted,
): Promise<MenusData> {
  const { divisionId } = by;
  return withDivision(pools.web, divisionId, async (db) => {
    const stored = await lockSettings(db, divisionId);
    const known = menusOf(readShopSettings(stored));
    if (revOf(known) !== rev) throw new Refusal("stale", { data: await readMenus(db, divisionId, origins.files) });
    const wanted = withFileNames(given, origins.files);
    refuseOthersPictures(wanted.menu, filesIn(known.menu), divisionId);
    const footer = isRecord(stored.footer) ? stored.footer : {};
    const { menu, columns, legal } = wanted;
    await storeSettings(db, divisionId, { ...stored, menu, footer: { ...footer, columns, legal } }, now());
    await writeAudit(db, {
      ...byMerchant(by),
      action: "shop.menus_changed",
      subject: `shop ${divisionId}`,
      detail: {},
    });
    return readMenus(db, divisionId, origins.files);
  });
}

type Pictured = readonly { segments: readonly { image: { src: string; sizes: Record<string, string> } | null }[] }[];

/** What is there already may stay, wherever it is. */
const filesIn = (menu: Pictured): ReadonlySet<string> =>
  new Set(
    menu.flatMap(({ segments }) =>
      segments.flatMap(({ image }) => (image ? [image.src, ...Object.values(image.sizes)] : [])),
    ),
  );

function refuseOthersPictures(menu: Pictured, known: ReadonlySet<string>, divisionId: Merchant["divisionId"]): void {
  const errors: Record<string, string[]> = {};
  for (const [at, { segments }] of menu.entries())
    for (const [part, { image }] of segments.entries()) {
      const files = image ? [image.src, ...Object.values(image.sizes)] : [];
      if (!files.every((name) => known.has(name) || isOwnFile(name, divisionId)))
        errors[`menu.${at}.segments.${part}.image`] = ["Choose a picture of your shop."];
    }
  if (Object.keys(errors).length > 0) throw new Refusal("validation", { errors });
}
