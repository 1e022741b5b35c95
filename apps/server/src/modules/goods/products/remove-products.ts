import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId, ProductId } from "@selvedge/domain/ids";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { byMerchant, writeAudit } from "../../plumbing/audit/index.ts";
import { announceProduct } from "./queries.ts";
import type { Actor } from "./show-product.ts";

export type ProductAction = "hide" | "show" | "delete" | "restore";

const words: Record<ProductAction, string> = {
  hide: "product.hidden",
  show: "product.shown",
  delete: "product.deleted",
  restore: "product.restored",
};

/**
 * Hides, shows, deletes or restores the shop's products of these ids and returns the ids that changed. Ids of other shops
 * change nothing. Orders still show what they sold, so deleting only marks.
 */
export async function changeProducts(
  platform: Platform,
  actor: Actor,
  ids: readonly ProductId[],
  action: ProductAction,
): Promise<ProductId[]> {
  const { divisionId } = actor;
  return withDivision(platform.pools.web, divisionId, async (db) => {
    const changed = await writers[action](db, divisionId, [...ids]);
    for (const id of changed) {
      await writeAudit(db, { ...byMerchant(actor), action: words[action], subject: `product ${id}` });
      await announceProduct(db, divisionId, id);
    }
    return changed;
  });
}

/** The same for one product, which has to be there. */
export async function changeOneProduct(platform: Platform, actor: Actor, id: ProductId, action: ProductAction) {
  if ((await changeProducts(platform, actor, [id], action)).length === 0) throw new Refusal("notFound");
}

type Writer = (db: Bound, divisionId: DivisionId, ids: ProductId[]) => Promise<ProductId[]>;

const idsOf = ({ rows }: { rows: { id: ProductId }[] }) => rows.map(({ id }) => id);

const writers: Record<ProductAction, Writer> = {
  hide: async (db, divisionId, ids) =>
    idsOf(
      await sql<{ id: ProductId }>`update products set enabled = false, version = version + 1, updated_at = now()
        where division_id = ${divisionId} and id = any(${ids}::bigint[]) and deleted_at is null returning id`.execute(
        db,
      ),
    ),
  show: async (db, divisionId, ids) =>
    idsOf(
      await sql<{ id: ProductId }>`update products set enabled = true, version = version + 1, updated_at = now()
        where division_id = ${divisionId} and id = any(${ids}::bigint[]) and deleted_at is null and published_at is not null
        returning id`.execute(db),
    ),
  delete: async (db, divisionId, ids) =>
    idsOf(
      await sql<{ id: ProductId }>`update products set deleted_at = now(), version = version + 1, updated_at = now()
        where division_id = ${divisionId} and id = any(${ids}::bigint[]) and deleted_at is null returning id`.execute(
        db,
      ),
    ),
  restore: async (db, divisionId, ids) =>
    idsOf(
      await sql<{ id: ProductId }>`update products set deleted_at = null, version = version + 1, updated_at = now()
        where division_id = ${divisionId} and id = any(${ids}::bigint[]) and deleted_at is not null returning id`.execute(
        db,
      ),
    ),
};
