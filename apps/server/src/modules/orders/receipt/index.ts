export { lastPlacedOrder, rememberPlacedOrder } from "./placed-order.ts";
export { openByPostcode, receiptFor } from "./receipt-for.ts";
export { digestOfHash, receiptHash } from "./receipt-link.ts";
export { orderRoutes } from "./routes.ts";
