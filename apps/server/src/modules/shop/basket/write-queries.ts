import type { Bound } from "@selvedge/db/bound";
import { basketOwner } from "@selvedge/db/sessions/basket-owner";
import type { DivisionId, ProductId } from "@selvedge/domain/ids";
import { basketCodeLimit, basketGiftCardLimit, lineLimits } from "@selvedge/domain/limits";
import { sql } from "kysely";
import type { FilledIn } from "../../plumbing/personalisation/index.ts";
import type { BasketName, BasketRow } from "./queries.ts";

/** A visitor's basket, created if there is none, and locked until the transaction ends, so that two tabs take turns. */
export async function lockBasket(
  db: Bound,
  divisionId: DivisionId,
  { ownerHash, name, newId }: { ownerHash: Buffer; name: BasketName; newId: string },
): Promise<BasketRow> {
  const { rows } = await sql<BasketRow>`
    insert into baskets (division_id, id, owner_hash, name) values (${divisionId}, ${newId}, ${basketOwner(ownerHash)}, ${name})
    on conflict (division_id, owner_hash, name) do update set version = baskets.version + 1, updated_at = now()
    returning id, version, codes, gift_card_ids as "giftCardIds"`.execute(db);
  return rows[0]!;
}

export const storeCodes = (
  db: Bound,
  divisionId: DivisionId,
  basketId: string,
  { codes, giftCardIds }: { codes: readonly string[]; giftCardIds: readonly number[] },
) =>
  db
    .updateTable("baskets")
    .where("division_id", "=", divisionId)
    .where("id", "=", basketId)
    .set({ codes: [...codes], gift_card_ids: [...giftCardIds] })
    .execute();

/** Adds the codes and the gift cards of one basket to those of another, as far as there is room. */
export const takeCodes = (db: Bound, divisionId: DivisionId, { from, to }: { from: string; to: string }) =>
  sql`update baskets b set codes = (b.codes || array(select code from unnest(v.codes) as code
      where lower(code) <> all(select lower(own) from unnest(b.codes) as own)))[:${basketCodeLimit}::int],
      gift_card_ids = (b.gift_card_ids || array(select id from unnest(v.gift_card_ids) as id
      where id <> all(b.gift_card_ids)))[:${basketGiftCardLimit}::int]
    from baskets v where v.division_id = ${divisionId} and v.id = ${from} and (v.codes <> '{}' or v.gift_card_ids <> '{}')
      and b.division_id = ${divisionId} and b.id = ${to}`.execute(db);

export interface NewLine {
  key: string;
  productId: ProductId;
  variantId: number | null;
  quantity: number;
  priceIncTaxMinor: number;
  /** What its shopper typed, and the design with it. */
  texts?: FilledIn["texts"] | null;
  scene?: FilledIn["scene"] | null;
  /** Of a bundle: the variant of each part. */
  bundleOptions?: readonly { bundleItemId: number; variantId: number }[] | null;
}

/** Inserts lines; the same variant again adds to its quantity, up to `quantityLimit`. A favourite stays one. */
export const upsertLines = (
  db: Bound,
  divisionId: DivisionId,
  basketId: string,
  { lines, quantityLimit }: { lines: NewLine[]; quantityLimit: number },
): Promise<unknown> =>
  sql`
    insert into basket_items (division_id, basket_id, key, product_id, variant_id, quantity, seen_price_inc_tax_minor, personalisation, scene, bundle_options)
    select ${divisionId}::int, ${basketId}::uuid, * from unnest(${lines.map((l) => l.key)}::text[], ${lines.map((l) => l.productId)}::bigint[],
      ${lines.map((l) => l.variantId)}::bigint[], ${lines.map((l) => l.quantity)}::int[], ${lines.map((l) => l.priceIncTaxMinor)}::bigint[],
      ${lines.map((l) => jsonOf(l.texts))}::jsonb[], ${lines.map((l) => jsonOf(l.scene))}::jsonb[], ${lines.map((l) => jsonOf(l.bundleOptions))}::jsonb[])
    on conflict (division_id, basket_id, key) do update
      set quantity = least(${quantityLimit}::int, basket_items.quantity + excluded.quantity), seen_price_inc_tax_minor = excluded.seen_price_inc_tax_minor`.execute(
    db,
  );

const jsonOf = (value: object | null | undefined) => (value ? JSON.stringify(value) : null);

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

/**
 * Makes a line another choice of its product: its place and its quantity stay, and it joins the line of that choice if there
 * is one. The new key differs from the old one.
 */
export const replaceLine = (
  db: Bound,
  divisionId: DivisionId,
  basketId: string,
  { key, to }: { key: string; to: Pick<NewLine, "key" | "variantId" | "priceIncTaxMinor" | "bundleOptions"> },
) =>
  sql`with old as (delete from basket_items
      where division_id = ${divisionId} and basket_id = ${basketId} and key = ${key} returning *)
    insert into basket_items (division_id, basket_id, key, product_id, variant_id, quantity, seen_price_inc_tax_minor, bundle_options, added_at)
    select division_id, basket_id, ${to.key}::text, product_id, ${to.variantId}::bigint, quantity, ${to.priceIncTaxMinor}::bigint,
      ${jsonOf(to.bundleOptions)}::jsonb, added_at from old
    on conflict (division_id, basket_id, key) do update
      set quantity = basket_items.quantity + excluded.quantity, seen_price_inc_tax_minor = excluded.seen_price_inc_tax_minor`.execute(
    db,
  );

/** Another size for a line that bears words, which stay as they are: its key is its own, so it joins no other line. */
export const resizeLine = (
  db: Bound,
  divisionId: DivisionId,
  basketId: string,
  { key, variantId, priceIncTaxMinor }: Pick<NewLine, "key" | "variantId" | "priceIncTaxMinor">,
) =>
  sql`update basket_items set variant_id = ${variantId}, seen_price_inc_tax_minor = ${priceIncTaxMinor}
    where division_id = ${divisionId} and basket_id = ${basketId} and key = ${key}`.execute(db);

/**
 * Moves a line between two baskets of a visitor as it is; it joins an equal line there. Gives the quantity of both together, and
 * moves nothing where that is too many for a line; 0 for a line that is not there.
 */
export async function moveLine(
  db: Bound,
  divisionId: DivisionId,
  { key, from, to }: { key: string; from: string; to: string },
): Promise<number> {
  const { rows } = await sql<{ basket_id: string; quantity: number }>`
    select basket_id, quantity from basket_items
    where division_id = ${divisionId} and key = ${key} and basket_id in (${from}, ${to}) for update`.execute(db);
  if (!rows.some(({ basket_id }) => basket_id === from)) return 0;
  const quantity = rows.reduce((sum, row) => sum + row.quantity, 0);
  if (quantity > lineLimits.main) return quantity;
  await deleteLine(db, divisionId, to, key);
  await db
    .updateTable("basket_items")
    .where("division_id", "=", divisionId)
    .where("basket_id", "=", from)
    .where("key", "=", key)
    .set({ basket_id: to, quantity, added_at: sql`clock_timestamp()` })
    .execute();
  return quantity;
}

export const deleteLine = (db: Bound, divisionId: DivisionId, basketId: string, key: string) =>
  db
    .deleteFrom("basket_items")
    .where("division_id", "=", divisionId)
    .where("basket_id", "=", basketId)
    .where("key", "=", key)
    .execute();

/** A visitor's own basket, whether or not somebody is signed in, locked until the transaction ends. */
export const lockVisitorsBasket = (db: Bound, divisionId: DivisionId, visitorHash: Buffer, name: BasketName) =>
  db
    .selectFrom("baskets")
    .where("division_id", "=", divisionId)
    .where("owner_hash", "=", visitorHash)
    .where("name", "=", name)
    .select("id")
    .forUpdate()
    .executeTakeFirst();

/** Takes the lines out of a basket, oldest first. */
export async function takeLines(db: Bound, divisionId: DivisionId, basketId: string): Promise<NewLine[]> {
  const { rows } = await sql<NewLine>`
    with taken as (delete from basket_items where division_id = ${divisionId} and basket_id = ${basketId} returning *)
    select key, product_id as "productId", variant_id as "variantId", quantity, seen_price_inc_tax_minor as "priceIncTaxMinor",
      personalisation as texts, scene, bundle_options as "bundleOptions"
    from taken order by added_at, key`.execute(db);
  return rows;
}

/** Gives a whole basket to the owner of another, which is dropped. It keeps its id: an order may have been opened from it. */
export async function replaceBasket(
  db: Bound,
  divisionId: DivisionId,
  { dropped, by }: { dropped: string; by: string },
): Promise<void> {
  const { rows } = await sql<{ owner_hash: Buffer }>`
    delete from baskets where division_id = ${divisionId} and id = ${dropped} returning owner_hash`.execute(db);
  await sql`
    update baskets set owner_hash = ${rows[0]!.owner_hash}, version = version + 1, updated_at = now()
    where division_id = ${divisionId} and id = ${by}`.execute(db);
}

export const deleteBasket = (db: Bound, divisionId: DivisionId, id: string) =>
  db.deleteFrom("baskets").where("division_id", "=", divisionId).where("id", "=", id).execute();
