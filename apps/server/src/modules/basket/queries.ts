import type { Bound } from "@selvedge/db/bound";
import { sql } from "kysely";
import { type SellableRow, sellableColumns } from "../catalogue/index.ts";

export type BasketName = "main" | "favourites";

export interface BasketLine extends SellableRow {
  key: string;
  quantity: number;
  seen_price_inc_tax_minor: number;
}

export interface BasketRow {
  id: string;
  version: number;
}

/** A visitor's basket, made when there is none, and locked until the transaction ends: two tabs take turns. */
export async function lockBasket(
  db: Bound,
  divisionId: number,
  ownerHash: Buffer,
  name: BasketName,
  newId: string,
): Promise<BasketRow> {
  const { rows } = await sql<BasketRow>`
    insert into baskets (division_id, id, owner_hash, name) values (${divisionId}, ${newId}, ${ownerHash}, ${name})
    on conflict (division_id, owner_hash, name) do update set version = baskets.version + 1, updated_at = now()
    returning id, version`.execute(db);
  return rows[0]!;
}

/** A visitor's basket, or undefined. */
export const findBasket = (
  db: Bound,
  divisionId: number,
  ownerHash: Buffer,
  name: BasketName,
): Promise<BasketRow | undefined> =>
  db
    .selectFrom("baskets")
    .where("division_id", "=", divisionId)
    .where("owner_hash", "=", ownerHash)
    .where("name", "=", name)
    .select(["id", "version"])
    .executeTakeFirst();

/** The lines of a visitor's basket with what they cost now, oldest first. */
export async function basketLines(
  db: Bound,
  divisionId: number,
  ownerHash: Buffer,
  name: BasketName,
): Promise<BasketLine[]> {
  const { rows } = await sql<BasketLine>`
    select bi.key, bi.quantity, bi.seen_price_inc_tax_minor, ${sellableColumns}
    from baskets b
    join basket_items bi on bi.division_id = b.division_id and bi.basket_id = b.id
    join products p on p.division_id = bi.division_id and p.id = bi.product_id
    left join product_variants v on v.division_id = bi.division_id and v.id = bi.variant_id
    where b.division_id = ${divisionId} and b.owner_hash = ${ownerHash} and b.name = ${name}
    order by bi.added_at, bi.key`.execute(db);
  return rows;
}

export interface NewLine {
  key: string;
  productId: number;
  variantId: number | null;
  quantity: number;
  priceIncTaxMinor: number;
}

/** Puts lines in; the same variant again adds to its quantity, up to `quantityLimit`. A favourite stays one. */
export async function upsertLines(
  db: Bound,
  divisionId: number,
  basketId: string,
  lines: NewLine[],
  quantityLimit: number,
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

export const setQuantity = (db: Bound, divisionId: number, basketId: string, key: string, quantity: number) =>
  db
    .updateTable("basket_items")
    .where("division_id", "=", divisionId)
    .where("basket_id", "=", basketId)
    .where("key", "=", key)
    .set({ quantity })
    .execute();

export const deleteLine = (db: Bound, divisionId: number, basketId: string, key: string) =>
  db
    .deleteFrom("basket_items")
    .where("division_id", "=", divisionId)
    .where("basket_id", "=", basketId)
    .where("key", "=", key)
    .execute();

/** Gives a visitor's baskets a new owner. Where the new owner has one of that name, the lines are joined into it. */
export async function changeOwner(db: Bound, divisionId: number, from: Buffer, to: Buffer): Promise<void> {
  await sql`
    with old as (select id, name from baskets where division_id = ${divisionId} and owner_hash = ${from}),
         kept as (select old.id as old_id, b.id as new_id from old join baskets b on b.division_id = ${divisionId} and b.owner_hash = ${to} and b.name = old.name)
    insert into basket_items (division_id, basket_id, key, product_id, variant_id, quantity, seen_price_inc_tax_minor)
    select bi.division_id, kept.new_id, bi.key, bi.product_id, bi.variant_id, bi.quantity, bi.seen_price_inc_tax_minor
    from kept join basket_items bi on bi.division_id = ${divisionId} and bi.basket_id = kept.old_id
    on conflict (division_id, basket_id, key) do nothing`.execute(db);
  await sql`
    update baskets b set owner_hash = ${to}, version = version + 1 where division_id = ${divisionId} and owner_hash = ${from}
      and not exists (select from baskets other where other.division_id = ${divisionId} and other.owner_hash = ${to} and other.name = b.name)`.execute(
    db,
  );
}
