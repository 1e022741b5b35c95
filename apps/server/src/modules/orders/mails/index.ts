export { orderCancelled, orderPaid, orderPosted, returnChanged } from "./jobs.ts";
export { orderChanged } from "./order-changed.ts";
