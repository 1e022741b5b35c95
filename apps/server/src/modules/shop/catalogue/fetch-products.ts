import { readDivision } from "@selvedge/db/read-division";
import type { ProductId } from "@selvedge/domain/ids";
import type { Platform } from "../../../platform.ts";
import type { Division } from "../../../plugins/tenancy.ts";
import { presentProduct } from "./present.ts";
import { products } from "./queries.ts";

/** Products by id, in the requested order. */
export async function fetchProducts({ pools, origins }: Platform, division: Division, ids: ProductId[]) {
  const rows = await readDivision(pools.web, division.id, (db) => products(db, division.id, { ids }));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids
    .flatMap((id) => byId.get(id) ?? [])
    .map((row) => presentProduct(origins, division.id, row, division.manufacturer));
}
