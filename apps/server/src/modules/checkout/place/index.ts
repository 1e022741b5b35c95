export { buyerOf } from "./buyer-of.ts";
export { cardsOfShop } from "./chosen-processor.ts";
export { findAddresses, readFoundAddress } from "./find-address.ts";
export { placeOrder } from "./place-order.ts";
export { quoteBasket } from "./quote-basket.ts";
export { checkoutRoutes } from "./routes.ts";
