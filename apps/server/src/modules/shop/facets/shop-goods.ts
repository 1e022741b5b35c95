import { shopMemory } from "../search/index.ts";
import { readGoods } from "./read-goods.ts";

/** Products of all shops together, and their places in collections: some 100 bytes each. */
const mostGoods = 1_000_000;

/** What a shop's lists are filtered by, in memory. What it says of the stock is at most ten minutes old. */
export const shopGoods = shopMemory({
  read: readGoods,
  sizeOf: ({ all, collections }) =>
    [...collections.values()].reduce((sum, { goods }) => sum + goods.length, all.length),
  mostOfAll: mostGoods,
});
