export { invoiceLink, readInvoice } from "./read-invoice.ts";
