export { type AskedOrder, actionsOfOrder } from "./actions-of-order.ts";
export { orderPaid, orderPosted } from "./jobs.ts";
export { knownOfOrder } from "./known-of-order.ts";
export { endStreams, streamMoves } from "./live-stream.ts";
export { type Mover, moveOrder } from "./move-order.ts";
export { presentTotals } from "./present-totals.ts";
export { readReceipt } from "./receipt.ts";
export { digestOfHash, receiptHash } from "./receipt-link.ts";
export { orderRoutes } from "./routes.ts";
