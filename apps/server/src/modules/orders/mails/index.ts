export { orderCancelled, orderPaid, orderPosted } from "./jobs.ts";
export { orderChanged } from "./order-changed.ts";
