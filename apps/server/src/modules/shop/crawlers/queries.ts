import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { sql } from "kysely";
import { isOnSale } from "../catalogue/index.ts";

/** Whose pages, as they are published at a moment. */
export interface Site {
  divisionId: DivisionId;
  now: Date;
}

export interface Listed {
  title: string;
  url: string;
  changedAt: Date;
}

/** A page that everyone may see, wherever they are, and that its owner has not taken out of the sitemap (storefront §3.1). */
export const isListed = sql<boolean>`template is null and published is not null and deleted_at is null
  and coalesce((published ->> 'published')::boolean, true) and coalesce((published ->> 'sitemap')::boolean, true)
  and coalesce(published -> 'properties' ->> 'loginState', 'everyone') = 'everyone'
  and coalesce(published -> 'properties' -> 'guards', '[]') = '[]'
  and coalesce((published -> 'properties' ->> 'isStorePage')::boolean, true)`;

export const listedPages = (db: Bound, { divisionId }: Site): Promise<Listed[]> =>
  db
    .selectFrom("pages")
    .where("division_id", "=", divisionId)
    .where(isListed)
    .select([
      sql<string>`coalesce(nullif(published -> 'properties' ->> 'title', ''), name)`.as("title"),
      "url",
      sql<Date>`coalesce(published_at, updated_at)`.as("changedAt"),
    ])
    .orderBy("url")
    .limit(5_000)
    .execute();

export const listedCollections = (db: Bound, { divisionId }: Site): Promise<Listed[]> =>
  db
    .selectFrom("collections")
    .where("division_id", "=", divisionId)
    .select(["name as title", sql<string>`'/collection/' || url_name || '/'`.as("url"), "created_at as changedAt"])
    .orderBy("url_name")
    .limit(5_000)
    .execute();

export const listedPosts = (db: Bound, { divisionId, now }: Site): Promise<Listed[]> =>
  db
    .selectFrom("posts")
    .where("division_id", "=", divisionId)
    .where("deleted_at", "is", null)
    .where("published_at", "<=", now)
    .select(["title", sql<string>`'/blog/' || url_name || '/'`.as("url"), "updated_at as changedAt"])
    .orderBy("published_at", "desc")
    .limit(10_000)
    .execute();

const products = (db: Bound, { divisionId }: Site) =>
  db.selectFrom("products as p").where("p.division_id", "=", divisionId).where(sql<boolean>`${isOnSale}`);

/** Products on sale by their ids: a part of all of them. */
export const listedProducts = (
  db: Bound,
  site: Site,
  { limit, offset }: { limit: number; offset: number },
): Promise<Listed[]> =>
  products(db, site)
    .select(["p.name as title", sql<string>`'/product/' || p.url_name || '/'`.as("url"), "p.updated_at as changedAt"])
    .orderBy("p.id")
    .limit(limit)
    .offset(offset)
    .execute();

export async function countProducts(db: Bound, site: Site): Promise<number> {
  const { total } = await products(db, site)
    .select((eb) => eb.fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Where a shop sells gift cards, if it does. */
export const giftCardLink = { title: "Gift cards", url: "/gift-card/" } as const;

/** Whether a shop offers gift cards at present. */
export const sellsGiftCards = async (db: Bound, { divisionId }: Site): Promise<boolean> =>
  (await db
    .selectFrom("gift_card_offers")
    .where("division_id", "=", divisionId)
    .where("is_on", "=", true)
    .select("is_on")
    .executeTakeFirst()) !== undefined;

/** The platform takes the shop's payments, so that its help and legal texts are there (storefront §6). */
export async function hasOwnProcessor(db: Bound, { divisionId }: Site): Promise<boolean> {
  const row = await db
    .selectFrom("shop_sites")
    .where("division_id", "=", divisionId)
    .select(sql<string>`coalesce(payment_processor ->> 'type', 'own')`.as("type"))
    .executeTakeFirst();
  return (row?.type ?? "own") === "own";
}
