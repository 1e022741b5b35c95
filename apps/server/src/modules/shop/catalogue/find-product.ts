import type { Bound } from "@selvedge/db/bound";
import type { Origins } from "../../../origins.ts";
import type { Division } from "../../../plugins/tenancy.ts";
import { presentProduct } from "./present.ts";
import { products } from "./queries.ts";

/** One product by the name in its address, or null. */
export async function findProduct(db: Bound, origins: Origins, division: Division, urlName: string) {
  const [row] = await products(db, division.id, { urlName });
  return row ? presentProduct(origins, division.id, row, division.manufacturer) : null;
}
