import type { PostImage, PostTag } from "@selvedge/contracts/pages/blog-page";
import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, ProductId } from "@selvedge/domain/ids";

/** A post as it is stored. */
export interface WrittenPost {
  urlName: string;
  title: string;
  summary: string;
  html: string;
  author: string;
  image: PostImage | null;
  productId: ProductId | null;
  publishedAt: Date | null;
  tags: readonly PostTag[];
}

const columnsOf = ({ urlName, title, summary, html, author, image, productId, publishedAt }: WrittenPost) => ({
  url_name: urlName,
  title,
  summary,
  body_html: html,
  author_name: author,
  image: image === null ? null : JSON.stringify(image),
  product_id: productId,
  published_at: publishedAt,
});

/** Stores a new post. Returns its id. */
export async function insertPost(
  db: Bound,
  divisionId: DivisionId,
  post: WrittenPost & { uuid: string; at: Date },
): Promise<number> {
  const { uuid, at } = post;
  const { id } = await db
    .insertInto("posts")
    .values({ division_id: divisionId, uuid, ...columnsOf(post), created_at: at, updated_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  await storeTags(db, divisionId, id, post.tags);
  return id;
}

/** Stores a post as its next version. */
export async function updatePost(
  db: Bound,
  divisionId: DivisionId,
  id: number,
  post: WrittenPost & { at: Date },
): Promise<void> {
  await db
    .updateTable("posts")
    .where("division_id", "=", divisionId)
    .where("id", "=", id)
    .set((eb) => ({ ...columnsOf(post), version: eb("version", "+", 1), updated_at: post.at }))
    .execute();
  await db.deleteFrom("post_tags").where("division_id", "=", divisionId).where("post_id", "=", id).execute();
  await storeTags(db, divisionId, id, post.tags);
}

async function storeTags(db: Bound, divisionId: DivisionId, postId: number, tags: readonly PostTag[]): Promise<void> {
  if (tags.length === 0) return;
  const rows = tags.map(({ urlName, name }, position) => ({
    ...{ division_id: divisionId, post_id: postId },
    ...{ url_name: urlName, name, position },
  }));
  await db.insertInto("post_tags").values(rows).execute();
}

/** Leads visitors of an address to the post that had it. The post's own new address leads nowhere else from now on. */
export async function moveAddress(
  db: Bound,
  divisionId: DivisionId,
  { id, from, to }: { id: number; from: string; to: string },
): Promise<void> {
  await freeAddress(db, divisionId, to);
  await db
    .insertInto("post_former_addresses")
    .values({ division_id: divisionId, url_name: from, post_id: id })
    .onConflict((known) => known.columns(["division_id", "url_name"]).doUpdateSet({ post_id: id }))
    .execute();
}

/** A post that takes an address is what is found there. */
export const freeAddress = (db: Bound, divisionId: DivisionId, urlName: string) =>
  db
    .deleteFrom("post_former_addresses")
    .where("division_id", "=", divisionId)
    .where("url_name", "=", urlName)
    .execute();

export const deletePostRow = (db: Bound, divisionId: DivisionId, id: number, at: Date) =>
  db.updateTable("posts").where("division_id", "=", divisionId).where("id", "=", id).set({ deleted_at: at }).execute();
