export { answerOnce } from "./answer-once.ts";
export { closeUnpaidOrders } from "./close-unpaid.ts";
export { readAnswer, writeAnswer } from "./idempotency.ts";
export type { PlaceAnswer } from "./order-request.ts";
export { placeOrder } from "./place-order.ts";
export { divisionsWithOpenAttempts, hasAttempt, settleAttempt, settleOpenAttempts } from "./reconcile.ts";
export { returnPayment } from "./return-payment.ts";
export { checkoutRoutes, originOf, quoteBasket } from "./routes.ts";
