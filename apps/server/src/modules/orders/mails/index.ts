export { orderPaid, orderPosted } from "./jobs.ts";
