import type { PostCard } from "@selvedge/contracts/pages/blog-page";
import { readDivision } from "@selvedge/db/read-division";
import { usualSort } from "@selvedge/domain/products/product-sorts";
import { iconPath } from "../../../modules/shop/brand/index.ts";
import { shopCards } from "../../../modules/shop/shop-window/index.ts";
import {
  cardOfPost,
  findPost,
  movedTo,
  neighboursOf,
  nextPublishing,
  type PublishedPost,
  postPath,
} from "../../../modules/site/blog/index.ts";
import { richTextOf } from "../../../modules/site/rich-texts/index.ts";
import { type Loaded, linkSiteOf, loadedPage, missing, type Visit } from "../../visit.ts";
import { blogCrumbs, tagPath } from "./crumbs.ts";
import { blogNames } from "./names.ts";

/** One published post, with its neighbours and the product that it is about. */
export async function post(visit: Visit, front: Parameters<typeof blogNames>[0]): Promise<Loaded<"post">> {
  const { platform, division, params } = visit;
  const { web } = platform.pools;
  const urlName = params.post!;
  const own = { divisionId: division.id, now: platform.now() };
  const [found, moved, beside, nextAtMs] = await readDivision(web, division.id, (db) =>
    Promise.all([
      findPost(db, own, urlName),
      movedTo(db, own, urlName),
      neighboursOf(db, own, urlName),
      nextPublishing(db, own),
    ]),
  );
  if (!found) return moved ? { kind: "redirect", to: postPath(moved), status: 301 } : missing;
  const files = platform.origins.files;
  const card = cardOfPost(found, linkSiteOf(visit), files);
  const { html, headings } = richTextOf(found.html, linkSiteOf(visit), files);
  const [names, products] = await Promise.all([blogNames(front), productsOf(visit, found)]);
  const [tag] = found.tags;
  const path = postPath(urlName);
  const crumbs = blogCrumbs(names.title, tag ? { title: tag.name, url: tagPath(tag.urlName) } : null, {
    title: found.title,
    url: path,
  });
  const linkTo = (neighbour: { title: string; urlName: string } | null) =>
    neighbour && { title: neighbour.title, url: postPath(neighbour.urlName) };
  return loadedPage<"post">({
    route: "post",
    data: {
      ...{ post: { ...card, html }, headings, product: products[0] ?? null, crumbs },
      ...{ earlier: linkTo(beside.earlier), later: linkTo(beside.later), blog: { title: names.title } },
    },
    meta: {
      ...{ title: found.title, description: found.summary, canonicalPath: path, isNoindex: false, crumbs },
      image: card.image ?? null,
      jsonLd: [postingOf(card, found, { origin: visit.origin, path, publisher: division.name })],
      feed: { title: names.title, path: "/blog/feed.xml" },
      isArticle: true,
    },
    tags: [`blog:${division.id}`],
    changesAtMs: nextAtMs,
  });
}

const productsOf = async ({ platform, division }: Visit, { productId }: PublishedPost) =>
  productId === null
    ? []
    : readDivision(platform.pools.web, division.id, (db) =>
        shopCards(db, platform.origins, division, { limit: 1, sort: usualSort, ids: [Number(productId)] }),
      );

const postingOf = (
  { title, summary, publishedAt, image, author }: PostCard,
  { updatedAt }: PublishedPost,
  { origin, path, publisher }: { origin: string; path: string; publisher: string },
) => ({
  ...{ "@context": "https://schema.org", "@type": "BlogPosting", headline: title, description: summary },
  ...{ datePublished: publishedAt, dateModified: updatedAt.toISOString(), mainEntityOfPage: origin + path },
  ...(image ? { image: [image.original] } : {}),
  author: author ? { "@type": "Person", name: author } : { "@type": "Organization", name: publisher },
  publisher: {
    ...{ "@type": "Organization", name: publisher },
    logo: { "@type": "ImageObject", url: origin + iconPath("icon-512") },
  },
});
