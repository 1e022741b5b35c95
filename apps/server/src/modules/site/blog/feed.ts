import { escapeHtml } from "@selvedge/domain/text";
import { postPath } from "./present-post.ts";
import type { PublishedPost } from "./queries.ts";

export interface FeedOf {
  title: string;
  intro: string;
  /** The shop's own, without a slash at the end. */
  origin: string;
  posts: readonly (PublishedPost & { cleanHtml: string })[];
}

/** The blog as RSS 2.0, whole texts in it, last post first. */
export function feedOf({ title, intro, origin, posts }: FeedOf): string {
  const items = posts.map(
    ({ title, urlName, summary, publishedAt, cleanHtml, tags }) =>
      `<item><title>${escapeHtml(title)}</title><link>${origin}${postPath(urlName)}</link>` +
      `<guid isPermaLink="true">${origin}${postPath(urlName)}</guid><pubDate>${publishedAt.toUTCString()}</pubDate>` +
      tags.map(({ name }) => `<category>${escapeHtml(name)}</category>`).join("") +
      `<description>${escapeHtml(summary)}</description>` +
      `<content:encoded>${escapeHtml(cleanHtml)}</content:encoded></item>`,
  );
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:atom="http://www.w3.org/2005/Atom">` +
    `<channel><title>${escapeHtml(title)}</title><link>${origin}/blog/</link><description>${escapeHtml(intro || title)}</description>` +
    `<atom:link href="${origin}/blog/feed.xml" rel="self" type="application/rss+xml"/>${items.join("")}</channel></rss>\n`
  );
}
