export { findOrder } from "./find-order.ts";
export { lastPlacedOrder, rememberPlacedOrder } from "./placed-order.ts";
export { openByPostcode, receiptFor } from "./receipt-for.ts";
export { digestOfHash, receiptHash } from "./receipt-link.ts";
export { type DifferenceRow, differencesOfOrder } from "./receipt-queries.ts";
export { canSeeAddress, openReceipt } from "./receipt-reader.ts";
export { orderRoutes } from "./routes.ts";
export { rememberShown, shownReceipt } from "./shown-receipts.ts";
