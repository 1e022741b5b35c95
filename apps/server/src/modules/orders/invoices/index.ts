export { companyOf } from "./queries.ts";
export { invoiceLink, invoicePathOf, readInvoice, sellerOf } from "./read-invoice.ts";
export { invoiceRoutes } from "./routes.ts";
export { sendPaper } from "./send-paper.ts";
