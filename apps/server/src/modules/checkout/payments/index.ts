export { cardWebhookRoutes } from "./card-webhook.ts";
export { closeUnpaidOrders } from "./close-unpaid.ts";
export { completeCheckout, type LockedAttempt } from "./complete-checkout.ts";
export { nothingToCharge } from "./nothing-to-charge.ts";
export type { PlaceAnswer } from "./place-answer.ts";
export { divisionsWithOpenAttempts, endAttempt, hasAttempt, settleAttempt, settleOpenAttempts } from "./reconcile.ts";
export { queueReturn, returnPayment } from "./return-payment.ts";
