// The mails about an invoice: that it is due soon, that it is late, and that it is paid. Each leads to the invoice.
import { asDivisionId, asOrderId } from "@selvedge/contracts/shapes";
import type { Bound } from "@selvedge/db/bound";
import { dayName } from "@selvedge/domain/dates/day-words";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { formatMoney } from "@selvedge/domain/money/money";
import { invoiceReminders } from "@selvedge/domain/quotes/invoice-reminders";
import { escapeHtml } from "@selvedge/domain/text";
import * as z from "zod";
import type { Task } from "../../../task.ts";
import { cardRow, mailHtml, mailWords, sendMail } from "../../site/mails/index.ts";
import { owedOrder } from "../owed/index.ts";
import { companyOf } from "./queries.ts";
import { invoiceLink, payToOf } from "./read-invoice.ts";

const payload = z.object({
  divisionId: asDivisionId(z.number()),
  orderId: asOrderId(z.number()),
  what: z.enum(["paid", ...invoiceReminders.map(({ what }) => what)]),
});
type What = z.output<typeof payload>["what"];

interface InvoiceFacts {
  reference: string;
  poNumber: string;
  email: string;
  name: string;
  total: string;
  left: string;
  dueOn: string;
  isOwed: boolean;
  isPaid: boolean;
  /** The account to pay to, with the reference to name; empty where the shop has not said it. */
  payTo: [string, string][];
}

const words: Record<What, (invoice: InvoiceFacts) => { subject: string; heading: string; lead: string }> = {
  due_soon: ({ reference, left, dueOn }) => ({
    subject: `Your invoice ${reference} is due on ${dueOn}`,
    heading: `${left} is due on ${dueOn}`,
    lead: "A reminder before your invoice is due. If you have paid it in the last days, there is nothing to do.",
  }),
  overdue: ({ reference, left, dueOn }) => ({
    subject: `Your invoice ${reference} was due on ${dueOn}`,
    heading: `${left} was due on ${dueOn}`,
    lead: "We have not had your payment yet. If it is on its way, there is nothing to do.",
  }),
  long_overdue: ({ reference, left, dueOn }) => ({
    subject: `Please pay your invoice ${reference}`,
    heading: `${left} was due on ${dueOn}`,
    lead: "We still have not had your payment. If something is wrong with the invoice, tell us by answering this email.",
  }),
  paid: ({ reference, total }) => ({
    subject: `We have your payment for invoice ${reference}`,
    heading: "Thank you, your invoice is paid",
    lead: `We have your payment: ${total} in all. Your invoice now says that it is paid.`,
  }),
};

/** Mails the customer of an invoice, once for each event. A reminder of what is paid meanwhile is not sent. */
export const invoiceMail: Task = async (platform, given) => {
  const { divisionId, orderId, what } = payload.parse(given);
  await sendMail(platform, divisionId, mailEvent(orderId, what), {
    read: async (db) => {
      const invoice = await readInvoiceFacts(db, divisionId, orderId);
      return invoice && (what === "paid" ? invoice.isPaid : invoice.isOwed) ? invoice : null;
    },
    write: (invoice, shop) => {
      const { subject, heading, lead } = words[what](invoice);
      const href = `${shop.origin}/invoice/${invoiceLink(platform.config, divisionId, orderId)}/`;
      const facts = [
        ["Invoice", invoice.reference],
        ...(invoice.poNumber ? [["Your order", invoice.poNumber]] : []),
        ...(what === "paid" ? [] : [["To pay", invoice.left], ...invoice.payTo]),
      ] as [string, string][];
      const pay = what === "paid" || invoice.payTo.length > 0 ? "" : `Name ${invoice.reference} with your payment.`;
      const row = (html: string) => cardRow(`<p class="ink" style="margin:0">${html}</p>`, "8px 32px 0");
      const html = mailHtml({
        ...{ shop, title: subject, heading, preheader: lead },
        lead: `Hello ${invoice.name}. ${lead}`,
        facts: [
          ...facts.map(([name, value]) => row(`${escapeHtml(name)}: <strong>${mailWords(value)}</strong>`)),
          ...(pay ? [row(mailWords(pay))] : []),
        ].join(""),
        button: { text: "See your invoice", href },
        foot: { text: `You get this email because of your invoice ${invoice.reference}.` },
      });
      const text = [
        `Hello ${invoice.name},`,
        `${heading}.`,
        lead,
        facts.map(([name, value]) => `${name}: ${value}`).join("\n"),
        pay,
        `See your invoice:\n${href}`,
        `Questions? Reply to this email or write to ${shop.supportEmail}.`,
      ];
      return { kind: `invoice_${what}`, to: invoice.email, subject, html, text: text.filter(Boolean).join("\n\n") };
    },
  });
};

/** What a mail of an invoice is known by, so that it goes once. */
export const mailEvent = (orderId: OrderId, what: What): string => `invoice_${what} ${orderId}`;

async function readInvoiceFacts(db: Bound, divisionId: DivisionId, orderId: OrderId): Promise<InvoiceFacts | null> {
  const [owed, order, company] = await Promise.all([
    owedOrder(db, divisionId, orderId),
    db
      .selectFrom("orders")
      .where("division_id", "=", divisionId)
      .where("id", "=", orderId)
      .select(["reference", "po_number", "email", "billing_first_name", "shipping_first_name", "paid_at"])
      .executeTakeFirst(),
    companyOf(db, divisionId),
  ]);
  if (!owed || !order) return null;
  const money = (minor: number) => formatMoney(minor, owed.currency);
  return {
    reference: order.reference,
    poNumber: order.po_number,
    email: order.email,
    name: order.billing_first_name || order.shipping_first_name,
    total: money(owed.totalMinor),
    left: money(owed.totalMinor - owed.receivedMinor),
    dueOn: dayName(owed.dueOn),
    isOwed: owed.isOwed,
    isPaid: order.paid_at !== null,
    payTo: payToOf(company, order.reference),
  };
}
