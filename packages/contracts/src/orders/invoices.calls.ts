// An order's invoice as a PDF: for its shopper by the link of their invoice, for its shop and for staff by its number.
import * as z from "zod";
import { defineCall } from "../call.ts";
import { divisionOrderParams, orderParam } from "../shapes.ts";

export const invoiceCalls = {
  invoiceByLink: defineCall({
    key: "GET /orders/invoices/{invoice}/invoice.pdf",
    summary: "The invoice behind a shopper's link. The link alone names first name, town and country of the buyer.",
    access: "anyone",
    params: z.object({ invoice: z.string().max(60) }),
    file: "application/pdf",
    errors: ["notFound"],
  }),
  invoiceOfShop: defineCall({
    key: "GET /divisions/{division}/orders/{id}/invoice.pdf",
    summary: "The invoice of a paid order of the shop.",
    access: "merchant",
    permission: "orders.read",
    params: divisionOrderParams,
    file: "application/pdf",
    errors: ["signInNeeded", "notFound", "permissionDenied"],
  }),
  invoice: defineCall({
    key: "GET /atlas/orders/{order}/invoice.pdf",
    summary: "The invoice of a paid order of any shop.",
    access: "staff",
    permission: "orders.read",
    params: z.object({ order: orderParam }),
    file: "application/pdf",
    errors: ["notFound", "permissionDenied"],
  }),
};
