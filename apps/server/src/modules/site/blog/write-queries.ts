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

export const deletePostRow = (db: Bound, divisionId: DivisionId, id: number, at: Date) =>
  db.updateTable("posts").where("division_id", "=", divisionId).where("id", "=", id).set({ deleted_at: at }).execute();
