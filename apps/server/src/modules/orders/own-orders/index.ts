export { eraseOrders, unfinishedOrders } from "./erase-orders.ts";
export { customerOfHistory, historyLink } from "./history-link.ts";
export { countOwnOrders, findOwnOrder, listOwnOrders, ordersPerPage } from "./list-own-orders.ts";
