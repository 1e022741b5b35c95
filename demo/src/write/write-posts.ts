import { urlNameOf } from "@selvedge/domain/text";
import type { DemoPost } from "../kinds.ts";
import { insertRows, insertWithIds } from "./insert-rows.ts";
import { daysBefore, type Writing } from "./world.ts";
import type { WrittenProduct } from "./write-products.ts";

/** The posts of a shop's blog with their tags. */
export async function writePosts(
  { db, divisionId, now }: Writing,
  posts: readonly DemoPost[],
  products: readonly WrittenProduct[],
): Promise<void> {
  const idOf = (name: string | undefined) => products.find(({ product }) => product.name === name)?.id ?? null;
  const rows = posts.map(({ title, summary, author, image, product, html, daysAgo }) => ({
    ...{ division_id: divisionId, uuid: crypto.randomUUID(), url_name: urlNameOf(title), title, summary },
    ...{ body_html: html, author_name: author, image, product_id: idOf(product), version: 1 },
    ...{ published_at: daysBefore(now, daysAgo), created_at: daysBefore(now, daysAgo) },
    updated_at: daysBefore(now, daysAgo),
  }));
  const ids = await insertWithIds(db, "posts", rows);
  const tags = posts.flatMap(({ tags }, index) =>
    tags.map((name, position) => ({
      ...{ division_id: divisionId, post_id: ids[index] },
      ...{ url_name: urlNameOf(name), name, position },
    })),
  );
  await insertRows(db, "post_tags", tags);
}
