export { invoiceLink, invoicePathOf, readInvoice } from "./read-invoice.ts";
