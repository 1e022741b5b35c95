export { orderCancelled, orderPaid, orderPosted } from "./jobs.ts";
