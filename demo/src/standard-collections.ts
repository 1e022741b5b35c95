import type { DemoCollection, DemoProduct } from "./kinds.ts";

/** The collections that every shop has: everything, what is new, what is on sale. */
export const standardCollections = (words: { all: string; newIn: string; sale: string }): DemoCollection[] => [
  { urlName: "all", name: "Everything", description: words.all, takes: () => true, rule: {} },
  { urlName: "new-in", name: "New in", description: words.newIn, takes: isNew },
  { urlName: "sale", name: "Sale", description: words.sale, takes: isOnSale },
];

const isNew = ({ publishedDaysAgo }: Pick<DemoProduct, "publishedDaysAgo">): boolean => publishedDaysAgo <= 100;
const isOnSale = ({ salePriceIncTaxMinor }: Pick<DemoProduct, "salePriceIncTaxMinor">): boolean =>
  salePriceIncTaxMinor !== undefined;
