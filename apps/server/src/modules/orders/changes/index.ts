export { cancelByShopper } from "./cancel-by-shopper.ts";
export { askOpenRefunds, payRefund } from "./pay-refund.ts";
export { orderChangeRoutes } from "./routes.ts";
