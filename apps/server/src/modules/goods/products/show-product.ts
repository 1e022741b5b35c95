import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId, ProductId } from "@selvedge/domain/ids";
import type { Platform } from "../../../platform.ts";
import type { Account } from "../../../plugins/access/find-account.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { presentProduct } from "./present.ts";
import { findProduct } from "./queries.ts";

/** Who changes what, as logs name them. */
export interface Actor {
  divisionId: DivisionId;
  account: Account;
  requestId: string;
}

/** A product as its merchant edits it; ends the request when the shop has none of that id. */
export const showProduct = (platform: Platform, divisionId: DivisionId, id: ProductId) =>
  withDivision(platform.pools.web, divisionId, (db) => showProductIn(db, platform, divisionId, id));

/** The same inside a transaction that has already begun. */
export async function showProductIn(db: Bound, { origins }: Platform, divisionId: DivisionId, id: ProductId) {
  return presentProduct(origins, divisionId, await requireProduct(db, divisionId, id));
}

export async function requireProduct(db: Bound, divisionId: DivisionId, id: ProductId) {
  const row = await findProduct(db, divisionId, id);
  if (!row) throw new Refusal("notFound");
  return row;
}
