export { placeOrder } from "./place-order.ts";
export { quoteBasket } from "./quote-basket.ts";
export { checkoutRoutes } from "./routes.ts";
