export { makeLineChange } from "./make-line-change.ts";
export { enterOrderGiftCard, removeOrderGiftCards } from "./order-gift-cards.ts";
export { owedOrder } from "./owed-order.ts";
export { payOrder } from "./pay-order.ts";
export { orderPaymentRoutes } from "./routes.ts";
