import { withoutDivision } from "@selvedge/db/with-division";
import type { Platform } from "../../../platform.ts";
import { shownRow } from "./present-shop.ts";
import { type ShopFilter, shopsPage } from "./queries.ts";

/** One page of all shops, by name. */
export async function listShops({ pools, origins, now }: Platform, filter: ShopFilter) {
  const { rows, total } = await withoutDivision(pools.backOffice, (db) => shopsPage(db, filter));
  return {
    data: rows.map((row) => shownRow(row, origins, now())),
    meta: { page: filter.page, perPage: filter.perPage, total },
  };
}
