export { type FoundGoods, findGoods, type Wanted } from "./find-goods.ts";
export type { ShopCollection, ShopGoods } from "./read-goods.ts";
export { shopGoods } from "./shop-goods.ts";
