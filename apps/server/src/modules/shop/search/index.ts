export { type FoundPage, findInShop } from "./find-in-shop.ts";
export { inOrderOf } from "./in-order-of.ts";
export { nearPage } from "./near-page.ts";
export { searchRoutes } from "./routes.ts";
export { shopMemory } from "./shop-memory.ts";
