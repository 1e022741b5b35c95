import type { PostImage, PostTag } from "@selvedge/contracts/pages/blog-page";
import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, ProductId } from "@selvedge/domain/ids";
import { sql } from "kysely";

/** Whose posts, as they are published at a moment. */
export interface Blog {
  divisionId: DivisionId;
  now: Date;
}

export interface PublishedPost {
  id: number;
  urlName: string;
  title: string;
  summary: string;
  html: string;
  author: string;
  image: PostImage | null;
  productId: ProductId | null;
  publishedAt: Date;
  updatedAt: Date;
  tags: PostTag[];
}

const published = (db: Bound, { divisionId, now }: Blog) =>
  db
    .selectFrom("posts as p")
    .where("p.division_id", "=", divisionId)
    .where("p.deleted_at", "is", null)
    .where("p.published_at", "<=", now);

const ofTag = (tag: string) =>
  sql<boolean>`exists (select from post_tags t where t.division_id = p.division_id and t.post_id = p.id and t.url_name = ${tag})`;

export const tagsColumn = sql<PostTag[]>`coalesce((
  select jsonb_agg(jsonb_build_object('urlName', t.url_name, 'name', t.name) order by t.position)
  from post_tags t where t.division_id = p.division_id and t.post_id = p.id), '[]')`;

const whole = (db: Bound, blog: Blog) =>
  published(db, blog).select([
    "p.id",
    "p.url_name as urlName",
    "p.title",
    "p.summary",
    "p.body_html as html",
    "p.author_name as author",
    sql<PostImage | null>`p.image`.as("image"),
    sql<ProductId | null>`p.product_id`.as("productId"),
    sql<Date>`p.published_at`.as("publishedAt"),
    "p.updated_at as updatedAt",
    tagsColumn.as("tags"),
  ]);

/** Published posts of a tag, or all with "", last first. */
export const listPublished = (
  db: Bound,
  blog: Blog,
  { tag, limit, offset }: { tag: string; limit: number; offset: number },
): Promise<PublishedPost[]> =>
  whole(db, blog)
    .$if(tag !== "", (query) => query.where(ofTag(tag)))
    .orderBy("p.published_at", "desc")
    .orderBy("p.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();

/** The number of published posts of a tag, or of all with "". */
export async function countPosts(db: Bound, blog: Blog, tag: string): Promise<number> {
  const { posts } = await published(db, blog)
    .$if(tag !== "", (query) => query.where(ofTag(tag)))
    .select((eb) => eb.fn.countAll<string>().as("posts"))
    .executeTakeFirstOrThrow();
  return Number(posts);
}

/** A page of the published posts, and how many there are. */
export async function publishedPosts(db: Bound, blog: Blog, { page, perPage }: { page: number; perPage: number }) {
  const [rows, total] = await Promise.all([
    listPublished(db, blog, { tag: "", limit: perPage, offset: (page - 1) * perPage }),
    countPosts(db, blog, ""),
  ]);
  return { rows, total };
}

/** The tags of published posts, with the number of those; the one with most posts first. */
export async function blogTags(db: Bound, blog: Blog): Promise<(PostTag & { count: number })[]> {
  const rows = await published(db, blog)
    .innerJoin("post_tags as t", (join) =>
      join.onRef("t.division_id", "=", "p.division_id").onRef("t.post_id", "=", "p.id"),
    )
    .select((eb) => ["t.url_name as urlName", eb.fn.max("t.name").as("name"), eb.fn.countAll<string>().as("count")])
    .groupBy("t.url_name")
    .orderBy("count", "desc")
    .orderBy("t.url_name")
    .limit(24)
    .execute();
  return rows.map(({ count, ...tag }) => ({ ...tag, count: Number(count) }));
}

/** A published post by its address. */
export const findPost = (db: Bound, blog: Blog, urlName: string): Promise<PublishedPost | undefined> =>
  whole(db, blog).where("p.url_name", "=", urlName).executeTakeFirst();

/** The address of the published post that was at another one before; undefined where none was. */
export async function movedTo(db: Bound, blog: Blog, urlName: string): Promise<string | undefined> {
  const row = await published(db, blog)
    .innerJoin("post_former_addresses as f", (join) =>
      join.onRef("f.division_id", "=", "p.division_id").onRef("f.post_id", "=", "p.id"),
    )
    .where("f.url_name", "=", urlName)
    .select("p.url_name as urlName")
    .executeTakeFirst();
  return row?.urlName;
}

/** The posts published before and after the one at an address. */
export async function neighboursOf(db: Bound, blog: Blog, urlName: string) {
  const beside = (side: "<" | ">") =>
    published(db, blog)
      .where(
        sql<boolean>`(p.published_at, p.id) ${sql.raw(side)} (
          select one.published_at, one.id from posts one
          where one.division_id = ${blog.divisionId} and one.url_name = ${urlName} and one.deleted_at is null)`,
      )
      .select(["p.title", "p.url_name as urlName"])
      .orderBy("p.published_at", side === "<" ? "desc" : "asc")
      .orderBy("p.id", side === "<" ? "desc" : "asc")
      .executeTakeFirst();
  const [earlier, later] = await Promise.all([beside("<"), beside(">")]);
  return { earlier: earlier ?? null, later: later ?? null };
}

/** When the next post comes that waits for its moment; null where none does. */
export async function nextPublishing(db: Bound, { divisionId, now }: Blog): Promise<number | null> {
  const row = await db
    .selectFrom("posts")
    .where("division_id", "=", divisionId)
    .where("deleted_at", "is", null)
    .where("published_at", ">", now)
    .select((eb) => eb.fn.min("published_at").as("at"))
    .executeTakeFirst();
  return row?.at ? new Date(row.at).getTime() : null;
}
