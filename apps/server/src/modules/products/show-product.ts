import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import type { Platform } from "../../platform.ts";
import type { Account } from "../../plugins/access.ts";
import { Refusal } from "../../plugins/refusal.ts";
import { presentProduct } from "./present.ts";
import { findProduct } from "./queries.ts";

/** Who changes what, as logs name them. */
export interface Actor {
  divisionId: number;
  account: Account;
  requestId: string;
}

/** A product as its merchant edits it; ends the request when the shop has none of that id. */
export const showProduct = (platform: Platform, divisionId: number, id: number) =>
  withDivision(platform.pools.web, divisionId, (db) => showProductIn(db, platform, divisionId, id));

/** The same inside a transaction that has already begun. */
export async function showProductIn(db: Bound, { origins }: Platform, divisionId: number, id: number) {
  return presentProduct(origins, divisionId, await requireProduct(db, divisionId, id));
}

export async function requireProduct(db: Bound, divisionId: number, id: number) {
  const row = await findProduct(db, divisionId, id);
  if (!row) throw new Refusal("notFound");
  return row;
}
