/** What blocks can make their items of: the entries of a feed, each as a pod. A page says it as "pods, productFeed". */
import { toMajor } from "@selvedge/domain/money/money";
import { type DataSource, type Factory, registerFactories } from "@selvedge/pages/factory";
import { isObject, type Json, type JsonObject } from "@selvedge/pages/json";
import { FEED_SOURCES, type FeedEntry, type FeedSource } from "./feed.block.ts";

const names = Object.keys(FEED_SOURCES) as readonly FeedSource[];

/** The source of entries of each kind of feed, by the name that a page gives it. */
export const FEED_OF_SOURCE: ReadonlyMap<string, FeedSource> = new Map(names.map((name) => [`${name}Feed`, name]));

/** Photos are elsewhere: nothing tells when there are new ones. */
const photosSeconds = 60;
/** What is the shop's own announces its changes, and pages with it are rendered again at once. */
const announcedSeconds = 600;

const sources: readonly DataSource[] = [...FEED_OF_SOURCE].map(([name, of]) => ({
  name,
  params: ({ itemLimit }) => ({ of, limit: typeof itemLimit === "number" ? itemLimit : FEED_SOURCES[of] }),
  parse: (answer) => (Array.isArray(answer) ? answer.filter(isObject) : []),
  cacheSeconds: of === "photos" ? photosSeconds : announcedSeconds,
}));

const pods: Factory = {
  name: "pods",
  keyOf: (entry) => String(read(entry).href || read(entry).image?.original || read(entry).title),
  build: (entry) => ({ type: "pod", size: 3, properties: podOf(read(entry)) }),
};

const read = (entry: Json) => entry as unknown as FeedEntry;

function podOf({ title, note, href, image, priceIncTaxMinor, salePriceIncTaxMinor, currency = "" }: FeedEntry) {
  const major = (minor: number) => String(toMajor(minor, currency));
  return {
    title,
    href,
    ...(note ? { copy: note } : {}),
    ...(image ? { image: image as unknown as JsonObject } : {}),
    ...(priceIncTaxMinor === undefined ? {} : { showPrice: true, price: major(priceIncTaxMinor) }),
    ...(salePriceIncTaxMinor === undefined ? {} : { salePrice: major(salePriceIncTaxMinor) }),
  } satisfies JsonObject;
}

export const ITEM_FACTORIES = registerFactories([pods], sources);
