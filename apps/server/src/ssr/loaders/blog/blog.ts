import { readDivision } from "@selvedge/db/read-division";
import {
  blogTags,
  cardOfPost,
  countPosts,
  listPublished,
  nextPublishing,
  postPath,
} from "../../../modules/site/blog/index.ts";
import { type Loaded, linkSiteOf, loadedPage, missing, type Visit } from "../../visit.ts";
import { blogCrumbs, tagPath } from "./crumbs.ts";
import { blogNames } from "./names.ts";

const perPage = 12;

/** The posts of a shop's blog, or of one tag of it; what is at /learn/ leads here. A tag without posts does not exist. */
export async function blog(visit: Visit, front: Parameters<typeof blogNames>[0]): Promise<Loaded<"blog">> {
  const { platform, division, params, query, path: asked } = visit;
  if (asked.startsWith("/learn/"))
    return { kind: "redirect", to: encodeURI(asked.replace("/learn/", "/blog/")), status: 301 };
  const tagName = params.tag ?? "";
  const page = Number(query.get("page") ?? 1);
  const own = { divisionId: division.id, now: platform.now() };
  const size = { tag: tagName, limit: perPage, offset: (page - 1) * perPage };
  const [posts, listed, total, tags, nextAtMs] = await readDivision(platform.pools.web, division.id, (db) =>
    Promise.all([
      listPublished(db, own, size),
      countPosts(db, own, tagName),
      countPosts(db, own, ""),
      blogTags(db, own),
      nextPublishing(db, own),
    ]),
  );
  const tag = tags.find(({ urlName }) => urlName === tagName) ?? null;
  const isBeyond = posts.length === 0 && page > 1;
  if (isBeyond || (tagName !== "" && posts.length === 0)) return missing;
  const names = await blogNames(front);
  const path = tag ? tagPath(tag.urlName) : "/blog/";
  const crumbs = blogCrumbs(names.title, tag ? { title: tag.name, url: path } : null);
  const title = tag ? tag.name : names.title;
  const cards = posts.map((post) => cardOfPost(post, linkSiteOf(visit), platform.origins.files));
  return loadedPage<"blog">({
    route: "blog",
    data: {
      ...{ title, intro: tag ? "" : names.intro, tag, tags, total, posts: cards, crumbs },
      ...{ page, pages: Math.max(1, Math.ceil(listed / perPage)), before: size.offset, listed },
    },
    meta: {
      title: page > 1 ? `${title}, page ${page}` : title,
      description: tag ? `${names.title}: ${tag.name}.` : names.intro,
      canonicalPath: page > 1 ? `${path}?page=${page}` : path,
      isNoindex: total === 0,
      crumbs,
      image: cards[0]?.image ?? null,
      jsonLd: cards.length === 0 ? [] : [blogData(names.title, cards, visit.origin)],
      feed: { title: names.title, path: "/blog/feed.xml" },
    },
    tags: [`blog:${division.id}`],
    changesAtMs: nextAtMs,
  });
}

const blogData = (
  name: string,
  cards: readonly { title: string; urlName: string; publishedAt: string }[],
  origin: string,
) => ({
  "@context": "https://schema.org",
  "@type": "Blog",
  name,
  url: `${origin}/blog/`,
  blogPost: cards.map(({ title, urlName, publishedAt }) => ({
    ...{ "@type": "BlogPosting", headline: title, datePublished: publishedAt },
    url: origin + postPath(urlName),
  })),
});
