export { type ChosenPart, chosenParts, type PartOption } from "./bundle-parts.ts";
export { fetchProducts } from "./fetch-products.ts";
export { findProduct } from "./find-product.ts";
export { listCards, listColouredCards } from "./list-cards.ts";
export { listCollectionImages } from "./list-collection-images.ts";
export { listCollections } from "./list-collections.ts";
export { listRelated } from "./list-related.ts";
export { presentCard } from "./present.ts";
export { designOnSale, isOnSale, kindName, lowestPrice } from "./queries.ts";
export { catalogueRoutes } from "./routes.ts";
export {
  chosenVariant,
  findSellable,
  isSellable,
  type SellableRow,
  sellableColumns,
  unitPrice,
  type Wanted,
} from "./sellable-queries.ts";
