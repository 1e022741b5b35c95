export { fetchProducts } from "./fetch-products.ts";
export { findProduct } from "./find-product.ts";
export { listCards } from "./list-cards.ts";
export { listCollections } from "./list-collections.ts";
export { listRelated } from "./list-related.ts";
export { presentCard } from "./present.ts";
export { designOnSale, isOnSale } from "./queries.ts";
export { catalogueRoutes } from "./routes.ts";
export { findSellable, type SellableRow, sellableColumns } from "./sellable-queries.ts";
