import type { PostCard } from "@selvedge/contracts/pages/blog-page";
import { withFileAddresses } from "@selvedge/domain/files/stored-file";
import type { LinkSite } from "@selvedge/domain/links/checked-link";
import { editableRichText, richTextOf } from "../rich-texts/index.ts";
import type { PostRow } from "./draft-queries.ts";
import type { PublishedPost } from "./queries.ts";

/** Words that people read in a minute. */
const wordsAMinute = 200;

/** A published post as lists show it. */
export function cardOfPost(post: PublishedPost, site: LinkSite, filesOrigin: string): PostCard {
  const { urlName, title, summary, author, image, publishedAt, tags, html } = post;
  const { words } = richTextOf(html, site, filesOrigin);
  return {
    ...{ urlName, title, summary, author, tags },
    image: withFileAddresses(image, filesOrigin),
    publishedAt: publishedAt.toISOString(),
    readMinutes: Math.max(1, Math.round(words / wordsAMinute)),
  };
}

export const postPath = (urlName: string): string => `/blog/${urlName}/`;

/** A post in the list of those who write. */
export function presentListed(row: PostRow, now: Date) {
  const { id, url_name: urlName, title, published_at, updated_at, tags } = row;
  return {
    ...{ id, urlName, title },
    state: stateOf(published_at, now),
    publishedAt: published_at?.toISOString() ?? null,
    updatedAt: updated_at.toISOString(),
    tags: tags.map(({ name }) => name),
  };
}

/** A post as it is being written, with its pictures by their addresses. */
export function presentPost(row: PostRow, now: Date, filesOrigin: string) {
  const { version, summary, body_html, author_name: author, product_id } = row;
  const html = editableRichText(body_html, filesOrigin);
  const image = withFileAddresses(row.image, filesOrigin);
  const productId = product_id === null ? null : Number(product_id);
  const url = postPath(row.url_name);
  return { ...presentListed(row, now), ...{ version, summary, html, author, image, productId, url } };
}

const stateOf = (publishedAt: Date | null, now: Date) =>
  publishedAt === null ? ("draft" as const) : publishedAt > now ? ("scheduled" as const) : ("published" as const);
