import type { ProductSort } from "../products/product-sorts.ts";
import type { FacetGoods } from "./facet-goods.ts";

type Compare = (one: FacetGoods, other: FacetGoods) => number;

/** The orders that a shopper can choose, as `product-sorts.ts` names them. Of equals the older comes first, of new ones last. */
const compares: Partial<Record<ProductSort, Compare>> = {
  bestsellers: (one, other) => other.orders - one.orders || one.id - other.id,
  "new-in": (one, other) => other.createdAtMs - one.createdAtMs || other.id - one.id,
  "price-low": (one, other) => one.priceMinor - other.priceMinor || one.id - other.id,
  "price-high": (one, other) => other.priceMinor - one.priceMinor || one.id - other.id,
};

/** A list in the requested order; one that is no shopper's order leaves it as it is. */
export function sortGoods<Goods extends FacetGoods>(list: readonly Goods[], sort: ProductSort | null): Goods[] {
  const compare = sort && compares[sort];
  return compare ? list.toSorted(compare) : [...list];
}
