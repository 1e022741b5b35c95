export { type HandPayment, handPayments, isOwed, type OwedOrder, owedOrder, receivedMinor } from "./queries.ts";
export { owedRoutes } from "./routes.ts";
export { insertRest } from "./write-queries.ts";
