import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, ProductId } from "@selvedge/domain/ids";
import { sql } from "kysely";
import type { BasketName, BasketRow } from "./queries.ts";

/** A visitor's basket, created if there is none, and locked until the transaction ends, so that two tabs take turns. */
export async function lockBasket(
  db: Bound,
  divisionId: DivisionId,
  { ownerHash, name, newId }: { ownerHash: Buffer; name: BasketName; newId: string },
): Promise<BasketRow> {
  const { rows } = await sql<BasketRow>`
    insert into baskets (division_id, id, owner_hash, name) values (${divisionId}, ${newId}, ${ownerHash}, ${name})
    on conflict (division_id, owner_hash, name) do update set version = baskets.version + 1, updated_at = now()
    returning id, version`.execute(db);
  return rows[0]!;
}

export interface NewLine {
  key: string;
  productId: ProductId;
  variantId: number | null;
  quantity: number;
  priceIncTaxMinor: number;
}

/** Inserts lines; the same variant again adds to its quantity, up to `quantityLimit`. A favourite stays one. */
export async function upsertLines(
  db: Bound,
  divisionId: DivisionId,
  basketId: string,
  { lines, quantityLimit }: { lines: NewLine[]; quantityLimit: number },
): Promise<void> {
  await sql`
    insert into basket_items (division_id, basket_id, key, product_id, variant_id, quantity, seen_price_inc_tax_minor)
    select ${divisionId}, ${basketId}, * from unnest(${lines.map((l) => l.key)}::text[], ${lines.map((l) => l.productId)}::bigint[],
      ${lines.map((l) => l.variantId)}::bigint[], ${lines.map((l) => l.quantity)}::int[], ${lines.map((l) => l.priceIncTaxMinor)}::bigint[])
    on conflict (division_id, basket_id, key) do update
      set quantity = least(${quantityLimit}::int, basket_items.quantity + excluded.quantity), seen_price_inc_tax_minor = excluded.seen_price_inc_tax_minor`.execute(
    db,
  );
}

export const setQuantity = (
  db: Bound,
  divisionId: DivisionId,
  basketId: string,
  { key, quantity }: { key: string; quantity: number },
) =>
  db
    .updateTable("basket_items")
    .where("division_id", "=", divisionId)
    .where("basket_id", "=", basketId)
    .where("key", "=", key)
    .set({ quantity })
    .execute();

export const deleteLine = (db: Bound, divisionId: DivisionId, basketId: string, key: string) =>
  db
    .deleteFrom("basket_items")
    .where("division_id", "=", divisionId)
    .where("basket_id", "=", basketId)
    .where("key", "=", key)
    .execute();

/** Changes the owner of a visitor's baskets. If the new owner has one of that name, the lines are merged into it. */
export async function changeOwner(db: Bound, divisionId: DivisionId, from: Buffer, to: Buffer): Promise<void> {
  await sql`
    with old as (select id, name from baskets where division_id = ${divisionId} and owner_hash = ${from}),
         joined as (select old.id as old_id, b.id as new_id from old join baskets b on b.division_id = ${divisionId} and b.owner_hash = ${to} and b.name = old.name)
    insert into basket_items (division_id, basket_id, key, product_id, variant_id, quantity, seen_price_inc_tax_minor)
    select bi.division_id, joined.new_id, bi.key, bi.product_id, bi.variant_id, bi.quantity, bi.seen_price_inc_tax_minor
    from joined join basket_items bi on bi.division_id = ${divisionId} and bi.basket_id = joined.old_id
    on conflict (division_id, basket_id, key) do nothing`.execute(db);
  await sql`
    update baskets b set owner_hash = ${to}, version = version + 1 where division_id = ${divisionId} and owner_hash = ${from}
      and not exists (select from baskets other where other.division_id = ${divisionId} and other.owner_hash = ${to} and other.name = b.name)`.execute(
    db,
  );
}
