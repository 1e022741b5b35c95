// The orders in which a shop's products can be listed: in a collection, in a block of a page, and by a call.

interface Row {
  /** What a shopper reads. */
  words: string;
  /** Offered in a collection, not only in the page builder. */
  isForShoppers: boolean;
  /** Its name in a saved page, where that is another one. Source: storefront §3.4, productList. */
  inPages?: string;
}

const rows = {
  bestsellers: { words: "Best selling", isForShoppers: true, inPages: "bestsellerOrder" },
  "new-in": { words: "Newest", isForShoppers: true },
  "price-low": { words: "Price, low first", isForShoppers: true },
  "price-high": { words: "Price, high first", isForShoppers: true },
  name: { words: "Name", isForShoppers: false },
} as const satisfies Record<string, Row>;

export type ProductSort = keyof typeof rows;

const entries = Object.entries(rows) as [ProductSort, Row][];

/** Every order by its name, the usual one first. */
export const productSorts = entries.map(([sort]) => sort);

export const [usualSort] = productSorts as [ProductSort];

/** The orders that a shopper can choose in a collection, with their words; the one of its plain address first. */
export const collectionSorts = entries
  .filter(([, { isForShoppers }]) => isForShoppers)
  .map(([sort, { words }]) => ({ sort, words }));

const nameInPages = ([sort, { inPages }]: [ProductSort, Row]): string => inPages ?? sort;

/** The names of the orders in saved pages, in the order of `productSorts`. */
export const pageSorts = entries.map(nameInPages);

/** The order that a saved page means; the usual one for a name that is none. */
export const sortOfPage = (name: unknown): ProductSort =>
  entries.find((entry) => nameInPages(entry) === name)?.[0] ?? usualSort;

/** What a person reads for each order, by its name in saved pages. */
export const pageSortWords: Readonly<Record<string, string>> = Object.fromEntries(
  entries.map((entry) => [nameInPages(entry), entry[1].words]),
);
