import { readShop } from "./read-shop.ts";
import { shopMemory } from "./shop-memory.ts";

/** Pairs of a word and a thing, of all shops together: some 50 bytes each. */
const mostWords = 2_000_000;

/** A shop made ready for searching. */
export const searchedShop = shopMemory({ read: readShop, sizeOf: ({ index }) => index.size, mostOfAll: mostWords });
