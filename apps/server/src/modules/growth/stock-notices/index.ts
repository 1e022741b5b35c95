export { askForStock } from "./ask-for-stock.ts";
export { findStock, mailStockNotice } from "./jobs.ts";
export { deleteNoticesOf } from "./write-queries.ts";
