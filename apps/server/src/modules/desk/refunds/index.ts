export { waitingRefundRoutes } from "./routes.ts";
