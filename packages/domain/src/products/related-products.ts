// Which products are shown beside a product. Source: platform-core §3 "Derived rules".

export interface RelatableProduct {
  id: number;
  name: string;
  gender: string;
  /** What it is printed on; null for a bundle. */
  baseProduct: string | null;
  /** How often it has been ordered: the best seller has most. */
  orders: number;
  /** A bundle that the product is part of, a part of the product where that is a bundle, or in one bundle with it. */
  sharesBundle: boolean;
}

type Relation = (product: RelatableProduct, other: RelatableProduct) => boolean;

/** Any of these makes two products related. */
export const relations: Readonly<Record<"bundle" | "base" | "gender" | "name", Relation>> = {
  bundle: (_, other) => other.sharesBundle,
  base: (product, other) => product.baseProduct !== null && product.baseProduct === other.baseProduct,
  gender: (product, other) => product.gender !== "" && product.gender === other.gender,
  name: (product, other) => haveSimilarNames(product.name, other.name),
};

/**
 * The ids of at most `limit` products to show beside one: all that are related to it in any way, best sellers first, each
 * once and never itself. Of two that sold alike the older comes first, so that the order stays.
 */
export function relatedProducts(
  product: RelatableProduct,
  others: readonly RelatableProduct[],
  limit: number,
): number[] {
  const isRelated = (other: RelatableProduct) => Object.values(relations).some((relation) => relation(product, other));
  const byId = new Map(
    others.filter((other) => other.id !== product.id && isRelated(other)).map((other) => [other.id, other]),
  );
  return [...byId.values()]
    .toSorted((a, b) => b.orders - a.orders || a.id - b.id)
    .slice(0, limit)
    .map(({ id }) => id);
}

/** Words that say what a thing is or join others: they make no two names alike. */
const plainWords = new Set(
  "a an and for in of on the with tee tees shirt shirts t-shirt hoodie hoodies sweatshirt sweater top tote bag mug print poster sticker men mens women womens kids unisex organic".split(
    " ",
  ),
);

/** Letters of a name that are read; the rest of a longer one plays no part. */
const nameLimit = 200;

/**
 * Whether two names share at least half of the distinctive words of the one that has fewer. Names without distinctive words are
 * like no other. The measure is this platform's own: the specification leaves it open.
 */
export function haveSimilarNames(one: string, another: string): boolean {
  const [few, many] = [distinctiveWords(one), distinctiveWords(another)].toSorted((a, b) => a.size - b.size) as [
    Set<string>,
    Set<string>,
  ];
  const shared = [...few].filter((word) => many.has(word)).length;
  return few.size > 0 && shared * 2 >= few.size;
}

const distinctiveWords = (name: string): Set<string> =>
  new Set(
    name
      .slice(0, nameLimit)
      .normalize("NFKC")
      .toLowerCase()
      .split(/[^\p{L}\p{N}-]+/u)
      .filter((word) => word.length > 1 && !plainWords.has(word)),
  );
