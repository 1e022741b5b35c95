// What feeds show, from each of their sources (storefront §3.2). Entries of all sources have one form.
import { FEED_SOURCES, type FeedEntry, type FeedSource } from "@selvedge/blocks/feed/feed.block";
import type { Bound } from "@selvedge/db/bound";
import { withFileAddresses } from "@selvedge/domain/files/stored-file";
import type { JsonObject } from "@selvedge/pages/json";
import type { Origins } from "../../../origins.ts";
import type { Division } from "../../../plugins/tenancy.ts";
import { listPublished, postPath } from "../../site/blog/index.ts";
import { pageIndex } from "../../site/pages/index.ts";
import { listCollectionImages, listCollections } from "../catalogue/index.ts";
import type { ShopPhoto } from "../photos/index.ts";
import { mockupOf, shopCards } from "./cards.ts";
import { drivePictures } from "./drive-pictures.ts";

interface Ground {
  db: Bound;
  origins: Origins;
  division: Division;
  now: Date;
  /** What is known of the posts of the shop's account; null for a shop without one. */
  photos: () => readonly ShopPhoto[] | null;
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
  drive: driveEntries,
  photos: photoEntries,
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
  return cards.map(
    ({ name, urlName, detail = "", image, priceIncTaxMinor, salePriceIncTaxMinor, isFrom, currency }) => ({
      title: name,
      href: `/product/${urlName}/`,
      note: detail,
      image,
      priceIncTaxMinor,
      ...(salePriceIncTaxMinor === undefined ? {} : { salePriceIncTaxMinor }),
      ...(isFrom ? { isFrom } : {}),
      currency,
      urlName,
      manufacturer: { name: division.manufacturer.name, urlName: division.manufacturer.urlName },
    }),
  );
}

/** Collections with something in them, each with the picture of its best seller. */
async function collectionEntries({ db, origins, division }: Ground, { limit }: Wanted): Promise<FeedEntry[]> {
  const [all, images] = await Promise.all([
    listCollections(db, division.id),
    listCollectionImages(db, origins, division.id),
  ]);
  const filled = all.filter(({ productCount }) => productCount > 0);
  return filled.slice(0, limit).map(({ name, urlName, productCount }) => {
    const image = images.get(urlName);
    return {
      title: name,
      href: `/collection/${urlName}/`,
      note: productCount === 1 ? "1 piece" : `${productCount} pieces`,
      image: image ? mockupOf(image, image.blankName) : null,
    };
  });
}

/** The pictures on the shop's own pages. They stand alone, so what they show is read out. */
async function driveEntries({ db, origins, division }: Ground, { limit }: Wanted): Promise<FeedEntry[]> {
  const pictures = await drivePictures(db, origins, division.id, limit);
  return pictures.map(({ url, image }) => ({ title: "", href: url, note: "", image }));
}

/** The posts of a shop's account; of a shop without one the newest pictures of its products. */
async function photoEntries({ db, origins, division, photos }: Ground, { limit }: Wanted): Promise<FeedEntry[]> {
  const posts = photos();
  if (posts) return posts.slice(0, limit).map(postedEntry);
  const cards = await shopCards(db, origins, division, { limit, sort: "new-in" });
  return cards.flatMap(({ image, urlName }) =>
    image ? [{ title: "", href: `/product/${urlName}/`, note: "", image }] : [],
  );
}

/** A picture without words of its own is named by when it was posted. */
const postedEntry = ({ caption, address, permalink, postedAt }: ShopPhoto): FeedEntry => ({
  title: "",
  href: permalink,
  note: "",
  image: { original: address, altText: caption.slice(0, 200) || `Photo of ${postedAt.slice(0, 10)}` },
});
