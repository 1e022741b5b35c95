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

/** One page of a shop's posts, what was changed last first, and how many there are. */
export async function listDrafts(
  db: Bound,
  divisionId: DivisionId,
  { page, perPage }: { page: number; perPage: number },
) {
  const [rows, { total }] = await Promise.all([
    own(db, divisionId)
      .orderBy("p.updated_at", "desc")
      .orderBy("p.id", "desc")
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    db
      .selectFrom("posts")
      .where("division_id", "=", divisionId)
      .where("deleted_at", "is", null)
      .select((eb) => eb.fn.countAll<string>().as("total"))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total: Number(total) };
}

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
