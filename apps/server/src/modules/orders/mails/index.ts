export { orderCancelled, orderPaid, orderPosted, returnChanged } from "./jobs.ts";
export { findDeclined, mailDeclined, mailOwedExchange, orderHeld } from "./needed-mails.ts";
export { orderChanged } from "./order-changed.ts";
