// What feeds show, from each of their sources (storefront §3.2). Entries of all sources have one form.
import { FEED_SOURCES, type FeedEntry, type FeedSource } from "@selvedge/blocks/feed/feed.block";
import type { Bound } from "@selvedge/db/bound";
import { withFileAddresses } from "@selvedge/domain/files/stored-file";
import type { JsonObject } from "@selvedge/pages/json";
import type { Origins } from "../../../origins.ts";
import type { Division } from "../../../plugins/tenancy.ts";
import { listPublished, postPath } from "../../site/blog/index.ts";
import { pageIndex } from "../../site/pages/index.ts";
import { listCollections } from "../catalogue/index.ts";
import { shopCards } from "./cards.ts";

interface Ground {
  db: Bound;
  origins: Origins;
  division: Division;
  now: Date;
}

interface Wanted {
  limit: number;
  /** A tag of posts or a collection of products; "" for all. */
  tag: string;
}

const most = 24;

/** Entries of a feed, newest first. An unknown source has none. */
export async function feedEntries(ground: Ground, { of, limit, tag }: JsonObject): Promise<readonly FeedEntry[]> {
  if (typeof of !== "string" || !Object.hasOwn(FEED_SOURCES, of)) return [];
  const source = of as FeedSource;
  const count = typeof limit === "number" ? Math.trunc(limit) : FEED_SOURCES[source];
  return sources[source](ground, {
    limit: Math.min(most, Math.max(1, count)),
    tag: typeof tag === "string" ? tag : "",
  });
}

const sources: Record<FeedSource, (ground: Ground, wanted: Wanted) => Promise<FeedEntry[]>> = {
  blog: postEntries,
  product: productEntries,
  collection: collectionEntries,
  page: async ({ db, division }, { limit }) =>
    (await pageIndex(db, division.id))
      .filter(({ url }) => url !== "/")
      .slice(0, limit)
      .map(({ url, title, name }) => ({ title: title || name, href: url, note: "Page", image: null })),
  drive: pictureEntries,
  photos: pictureEntries,
};

async function postEntries({ db, origins, division, now }: Ground, { limit, tag }: Wanted): Promise<FeedEntry[]> {
  const posts = await listPublished(db, { divisionId: division.id, now }, { tag, limit, offset: 0 });
  const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: division.timeZone });
  return posts.map(({ title, urlName, publishedAt, image }) => ({
    title,
    href: postPath(urlName),
    note: `Post, ${day.format(publishedAt)}`,
    image: withFileAddresses(image, origins.files),
  }));
}

async function productEntries({ db, origins, division }: Ground, { limit, tag }: Wanted): Promise<FeedEntry[]> {
  const cards = await shopCards(db, origins, division, { limit, sort: "new-in", collection: tag || undefined });
  return cards.map(({ name, urlName, detail = "", image, priceIncTaxMinor, salePriceIncTaxMinor, currency }) => ({
    title: name,
    href: `/product/${urlName}/`,
    note: detail,
    image,
    priceIncTaxMinor,
    ...(salePriceIncTaxMinor === undefined ? {} : { salePriceIncTaxMinor }),
    currency,
  }));
}

/** Collections with something in them. */
async function collectionEntries({ db, division }: Ground, { limit }: Wanted): Promise<FeedEntry[]> {
  const filled = (await listCollections(db, division.id)).filter(({ productCount }) => productCount > 0);
  return filled.slice(0, limit).map(({ name, urlName, productCount }) => ({
    title: name,
    href: `/collection/${urlName}/`,
    note: productCount === 1 ? "1 piece" : `${productCount} pieces`,
    image: null,
  }));
}

/** The newest pictures of the shop that everyone may see: those of its products. */
async function pictureEntries({ db, origins, division }: Ground, { limit }: Wanted): Promise<FeedEntry[]> {
  const cards = await shopCards(db, origins, division, { limit, sort: "new-in" });
  return cards.flatMap(({ image, urlName }) =>
    image ? [{ title: "", href: `/product/${urlName}/`, note: "", image }] : [],
  );
}
