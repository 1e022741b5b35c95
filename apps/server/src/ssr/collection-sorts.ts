import type { CardSort } from "../modules/shop-window/index.ts";

/** The orders in which a collection can be read, the one of its plain address first. */
export const collectionSorts = ["bestsellers", "new-in", "price-low", "price-high"] as const satisfies CardSort[];
