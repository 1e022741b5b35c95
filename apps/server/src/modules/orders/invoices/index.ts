export { invoiceMail } from "./invoice-mail.ts";
export { companyOf, footOf } from "./queries.ts";
export { invoiceLink, invoicePathOf, readInvoice, sellerOf } from "./read-invoice.ts";
export { remindOwed } from "./remind-owed.ts";
export { invoiceRoutes } from "./routes.ts";
export { sellerLines } from "./seller-lines.ts";
export { sendPaper } from "./send-paper.ts";
