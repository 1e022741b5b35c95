import type { PostImage } from "@selvedge/contracts/pages/blog-page";
import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, ProductId } from "@selvedge/domain/ids";
import { sql } from "kysely";
import { tagsColumn } from "./queries.ts";

const own = (db: Bound, divisionId: DivisionId) =>
  db
    .selectFrom("posts as p")
    .where("p.division_id", "=", divisionId)
    .where("p.deleted_at", "is", null)
    .select(["p.id", "p.url_name", "p.title", "p.summary", "p.body_html", "p.author_name", "p.published_at"])
    .select(["p.updated_at", "p.version", "p.product_id"])
    .select([sql<PostImage | null>`p.image`.as("image"), tagsColumn.as("tags")]);

/** A post of a shop that is not deleted. */
export const findDraft = (db: Bound, divisionId: DivisionId, id: number) =>
  own(db, divisionId).where("p.id", "=", id).executeTakeFirst();

export type PostRow = NonNullable<Awaited<ReturnType<typeof findDraft>>>;

/** The same, locked until the end of the transaction: of two saves at once the second sees the first. */
export const lockDraft = (db: Bound, divisionId: DivisionId, id: number) =>
  own(db, divisionId).where("p.id", "=", id).forUpdate("p").executeTakeFirst();

/** The post that was created under a uuid, so that a repeated request creates no second one. */
export const findByUuid = (db: Bound, divisionId: DivisionId, uuid: string) =>
  own(db, divisionId).where("p.uuid", "=", uuid).executeTakeFirst();

const stateColumn = (now: Date) =>
  sql<string>`case when p.published_at is null then 'draft' when p.published_at > ${now} then 'scheduled' else 'published' end`;

const fitting = (search: string) =>
  sql<boolean>`(${search} = '' or position(lower(${search}) in lower(p.title)) > 0 or exists (
    select from post_tags t where t.division_id = p.division_id and t.post_id = p.id and position(lower(${search}) in lower(t.name)) > 0))`;

export interface DraftFilter {
  /** In the title or a tag; empty for all. */
  search: string;
  state: string;
  page: number;
  perPage: number;
  now: Date;
}

/** One page of a shop's posts, what was changed last first, and how many of each state fit the search. */
export async function listDrafts(
  db: Bound,
  divisionId: DivisionId,
  { search, state, page, perPage, now }: DraftFilter,
) {
  const [rows, counted] = await Promise.all([
    own(db, divisionId)
      .where(fitting(search))
      .$if(state !== "all", (query) => query.where(stateColumn(now), "=", state))
      .orderBy("p.updated_at", "desc")
      .orderBy("p.id", "desc")
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    db
      .selectFrom("posts as p")
      .where("p.division_id", "=", divisionId)
      .where("p.deleted_at", "is", null)
      .where(fitting(search))
      .select((eb) => [stateColumn(now).as("state"), eb.fn.countAll<string>().as("posts")])
      .groupBy(sql`1`)
      .execute(),
  ]);
  const byState = Object.fromEntries(counted.map(({ state, posts }) => [state, Number(posts)]));
  const all = Object.values(byState).reduce((sum, posts) => sum + posts, 0);
  const counts: Record<string, number> = { ...byState, all };
  return { rows, counts, total: counts[state] ?? 0 };
}

/** The tags of a shop's posts, drafts too; the one with most posts first. */
export async function draftTags(db: Bound, divisionId: DivisionId) {
  const rows = await db
    .selectFrom("post_tags as t")
    .innerJoin("posts as p", (join) =>
      join.onRef("p.division_id", "=", "t.division_id").onRef("p.id", "=", "t.post_id"),
    )
    .where("t.division_id", "=", divisionId)
    .where("p.deleted_at", "is", null)
    .select((eb) => ["t.url_name as urlName", eb.fn.max("t.name").as("name"), eb.fn.countAll<string>().as("count")])
    .groupBy("t.url_name")
    .orderBy("count", "desc")
    .orderBy("t.url_name")
    .limit(100)
    .execute();
  return rows.map(({ count, ...tag }) => ({ ...tag, count: Number(count) }));
}

/** What a shop says of itself, and the time zone of its people. */
export const blogSettings = (db: Bound, divisionId: DivisionId) =>
  db
    .selectFrom("divisions as d")
    .leftJoin("shop_settings as s", "s.division_id", "d.id")
    .where("d.id", "=", divisionId)
    .select(["s.settings", "d.time_zone"])
    .executeTakeFirst();

/** Whether another post of the shop has an address. */
export async function isNameTaken(
  db: Bound,
  divisionId: DivisionId,
  urlName: string,
  exceptId: number,
): Promise<boolean> {
  const row = await db
    .selectFrom("posts")
    .where("division_id", "=", divisionId)
    .where("url_name", "=", urlName)
    .where("id", "!=", exceptId)
    .where("deleted_at", "is", null)
    .select("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a product is the shop's own. */
export async function ownsProduct(db: Bound, divisionId: DivisionId, productId: ProductId): Promise<boolean> {
  const row = await db
    .selectFrom("products")
    .where("division_id", "=", divisionId)
    .where("id", "=", productId)
    .select("id")
    .executeTakeFirst();
  return row !== undefined;
}
