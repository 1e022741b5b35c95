// What is left of a customer who deletes their account. Tax law wants the books of sales for six years; it does not want
// to know where a parcel went. Source: reliability S32; HMRC VAT Notice 700 §16 (simplified invoices) and 700/21 (records).
import type { OrderStatus } from "../orders/flows.ts";

/** How long the books of sales are stored, in years. */
export const bookYears = 6;

/** Up to this total, with VAT, an invoice in pounds need not name its buyer. */
const simplifiedInvoiceMinor = 250_00;

interface SoldOrder {
  totalMinor: number;
  currency: string;
}

/** Whether the invoice has to go on naming its buyer: over GBP 250, and always in another currency. */
export const namesItsBuyer = ({ totalMinor, currency }: SoldOrder): boolean =>
  currency !== "GBP" || totalMinor > simplifiedInvoiceMinor;

/** Statuses after which nothing about an order needs its address any more. */
export const finishedStatuses = [
  "complete",
  "refunded",
  "exchanged",
  "bespoke_shipped",
  "bespoke_refunded",
] as const satisfies readonly OrderStatus[];

/** Whether an order still needs its address: to be paid, made, posted or looked into. A cancelled one does not. */
export const isUnfinished = ({ status, isDeleted }: { status: OrderStatus; isDeleted: boolean }): boolean =>
  !isDeleted && !(finishedStatuses as readonly OrderStatus[]).includes(status);
