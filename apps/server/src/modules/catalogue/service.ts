import type { Bound } from "@selvedge/db/bound";
import { readDivision } from "@selvedge/db/read-division";
import { relatedProducts } from "@selvedge/domain/products/related-products";
import type { Platform } from "../../platform.ts";
import type { Division } from "../../plugins/tenancy.ts";
import { presentCard, presentProduct } from "./present.ts";
import * as queries from "./queries.ts";

type Origins = Platform["origins"];

/** Cards of a shop's products. */
export async function listCards(db: Bound, origins: Origins, divisionId: number, filter: queries.CardFilter) {
  const rows = await queries.productCards(db, divisionId, filter);
  return rows.map((row) => presentCard(origins, divisionId, row));
}

/** One product by the name in its address, or null. */
export async function findProduct(db: Bound, origins: Origins, division: Division, urlName: string) {
  const [row] = await queries.products(db, division.id, { urlName });
  return row ? presentProduct(origins, division.id, row, division.manufacturer) : null;
}

/** The ids of what is shown beside a product, best sellers first; none for a name that no product on sale has. */
export async function listRelated(db: Bound, divisionId: number, urlName: string, limit: number) {
  const rows = await queries.relatedCandidates(db, divisionId, urlName, limit);
  const self = rows.find(({ isSelf }) => isSelf);
  return self ? relatedProducts(self, rows, limit) : [];
}

/** Products by id, in the order asked for. */
export async function fetchProducts({ pools, origins }: Platform, division: Division, ids: number[]) {
  const rows = await readDivision(pools.web, division.id, (db) => queries.products(db, division.id, { ids }));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids
    .flatMap((id) => byId.get(id) ?? [])
    .map((row) => presentProduct(origins, division.id, row, division.manufacturer));
}

/** A shop's collections. */
export async function listCollections(db: Bound, divisionId: number) {
  const rows = await queries.collections(db, divisionId);
  return rows.map((row) => ({
    id: row.id,
    urlName: row.url_name,
    name: row.name,
    description: row.description,
    productCount: Number(row.product_count),
  }));
}
