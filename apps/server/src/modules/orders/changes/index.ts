export { cancelByShopper } from "./cancel-by-shopper.ts";
export { changeOfReceipt } from "./change-of-receipt.ts";
export { type Change, changeByStaff, changeOfShop, lockForChange, requireAllowed } from "./changed-order.ts";
export { papersOfReceipt } from "./papers-of-receipt.ts";
export { askOpenRefunds, payRefund } from "./pay-refund.ts";
export { orderChangeRoutes } from "./routes.ts";
