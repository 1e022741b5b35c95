export { presentCard } from "./present.ts";
export { designOnSale, findSellable, type SellableRow, sellableColumns } from "./queries.ts";
export { catalogueRoutes, visibleDivision } from "./routes.ts";
export { fetchProducts, findProduct, listCards, listCollections, listRelated } from "./service.ts";
