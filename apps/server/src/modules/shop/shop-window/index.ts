export { answerNeeds } from "./answer-needs.ts";
export { bestSellers } from "./best-sellers.ts";
export { relatedCards, shopCards } from "./cards.ts";
export { closeUpOf } from "./close-up.ts";
export { deliveryPromise } from "./delivery-promise.ts";
export { pageFront } from "./page-front.ts";
export { storedPlugins } from "./queries.ts";
export { shopWindowRoutes } from "./routes.ts";
export { type ShopFront, shopFront } from "./shop-front.ts";
