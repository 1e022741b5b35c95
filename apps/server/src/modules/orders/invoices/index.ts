export { companyOf } from "./queries.ts";
export { invoiceLink, invoicePathOf, readInvoice, sellerOf } from "./read-invoice.ts";
