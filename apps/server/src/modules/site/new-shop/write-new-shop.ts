import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { latestVersion } from "@selvedge/themes/shipped/preset-versions";
import { firstPages } from "./first-pages.ts";
import { firstSettings } from "./first-settings.ts";

interface NewShop {
  divisionId: DivisionId;
  name: string;
  now: Date;
}

/** The shipped theme that a shop begins with. */
export const firstTheme = "simply";

/**
 * Settings, theme, pages and the collection of everything of a new shop, in the transaction that makes it. Its pages are
 * published: the shop can be seen at once.
 */
export async function writeNewShop(db: Bound, { divisionId, name, now }: NewShop): Promise<void> {
  const own = { division_id: divisionId };
  await Promise.all([
    db
      .insertInto("shop_settings")
      .values({ ...own, settings: JSON.stringify(firstSettings(name, now.getFullYear())), updated_at: now })
      .execute(),
    db.insertInto("shop_sites").values(own).execute(),
    db
      .insertInto("themes")
      .values({ ...own, name, extends: firstTheme, active: true, preset_version: latestVersion(firstTheme) })
      .execute(),
    db
      .insertInto("collections")
      .values({ ...own, name: "All products", url_name: "all", rule: "{}" })
      .execute(),
    db
      .insertInto("pages")
      .values(
        firstPages(name).map(({ url, name: pageName, page }) => {
          const document = JSON.stringify({ ...page, url, name: pageName });
          return { ...own, url, name: pageName, draft: document, published: document, published_at: now };
        }),
      )
      .execute(),
  ]);
}
