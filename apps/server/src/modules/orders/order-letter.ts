// What a mail about an order says: the same lines as text and as HTML, adding up to what was paid.
import type { Database } from "@selvedge/db/tables";
import { dayRange } from "@selvedge/domain/dates/day-words";
import { formatMoney } from "@selvedge/domain/money/money";
import { serviceName } from "@selvedge/domain/shipping/services";
import { escapeHtml } from "@selvedge/domain/text";
import type { Selectable } from "kysely";
import { type Letter, letterHtml, type MailShop } from "../mails/index.ts";
import { addressOf, amountsOf } from "./order-columns.ts";
import { sumsIncTax } from "./present-totals.ts";

export type MailKind = "order_confirmed" | "order_posted";

const words: Record<MailKind, { subject: (reference: string) => string; lead: string; button: string }> = {
  order_confirmed: {
    subject: (reference) => `Thank you. Order ${reference} is confirmed`,
    lead: "We print each garment for you, check it under a lamp and pack it by hand. Follow every step as it happens:",
    button: "Follow your order",
  },
  order_posted: {
    subject: (reference) => `Order ${reference} is on its way`,
    lead: "Your parcel has left us. Here is where it travels:",
    button: "See where it is",
  },
};

interface Told {
  shop: MailShop;
  receiptUrl: string;
  order: Selectable<Database["orders"]>;
  items: readonly Selectable<Database["order_items"]>[];
  parcel: { carrier: string; tracking_code: string; tracking_url: string } | undefined;
}

export function orderLetter(kind: MailKind, told: Told): Letter {
  const { shop, order, parcel, receiptUrl } = told;
  const { subject, lead, button } = words[kind];
  const title = subject(order.reference);
  const rows = [...itemRows(told), ...sumRows(told)];
  const target = kind === "order_posted" && parcel?.tracking_url ? parcel.tracking_url : receiptUrl;
  const tracking = parcel ? `${parcel.carrier}, ${parcel.tracking_code}` : "";
  const arrives = `Arrives ${dayRange(order.promised_from, order.promised_to)}.`;
  const { name, lines } = addressOf(order);
  const text = [
    `Hello ${order.shipping_first_name},`,
    lead,
    target,
    rows.map((row) => `${row.words}  ${row.amount}`).join("\n"),
    tracking,
    arrives,
    ["Going to", name, ...lines].join("\n"),
    `Questions? Write to ${shop.supportEmail}.`,
  ]
    .filter(Boolean)
    .join("\n\n");
  const html = letterHtml({
    shop,
    title,
    lead: `Hello ${order.shipping_first_name}. ${lead}`,
    button: { text: button, href: target },
    more: `${tracking ? `<p style="margin:0 0 20px">${escapeHtml(tracking)}</p>` : ""}
<table style="width:100%;border-collapse:collapse;font-size:14px">${rows.map(rowHtml).join("")}</table>
<p style="margin:20px 0 0;font-size:14px">${arrives}</p>
<p style="margin:12px 0 0;font-size:14px;color:#565b66">Going to<br>${[name, ...lines].map(escapeHtml).join("<br>")}</p>`,
  });
  return { kind, to: order.email, subject: title, html, text };
}

interface LetterRow {
  words: string;
  amount: string;
  look: "item" | "sum" | "total" | "quiet";
}

const itemRows = ({ items, order }: Told): LetterRow[] =>
  items.map((item) => ({
    words: `${item.quantity} × ${[item.name, item.colour, item.size].filter(Boolean).join(", ")}`,
    amount: formatMoney(item.price_inc_tax_minor, order.currency),
    look: "item",
  }));

/** What comes between the goods and the total, each only where there is some of it. */
function sumRows({ order }: Told): LetterRow[] {
  const sums = sumsIncTax(amountsOf(order));
  const money = (minor: number) => formatMoney(minor, order.currency);
  const row = (words: string, amount: string, look: LetterRow["look"]): LetterRow => ({ words, amount, look });
  return [
    ...(sums.discountIncTax > 0 ? [row("Discount", `−${money(sums.discountIncTax)}`, "sum")] : []),
    row(serviceName(order.shipping_method), sums.shippingIncTax > 0 ? money(sums.shippingIncTax) : "Free", "sum"),
    ...(sums.duty > 0 ? [row("Customs duty", money(sums.duty), "sum")] : []),
    row("Total", money(sums.total), "total"),
    ...(sums.taxIncluded > 0 ? [row("Including VAT", money(sums.taxIncluded), "quiet")] : []),
  ];
}

const looks: Record<LetterRow["look"], string> = {
  item: "padding:8px 0;border-top:1px solid #e4e1da",
  sum: "padding:8px 0;border-top:1px solid #e4e1da",
  total: "padding:10px 0;border-top:2px solid #1b1d22;font-weight:700",
  quiet: "padding:0 0 8px;color:#565b66",
};

const rowHtml = ({ words: said, amount, look }: LetterRow): string =>
  `<tr><td style="${looks[look]}">${escapeHtml(said)}</td><td style="${looks[look]};text-align:right;white-space:nowrap">${amount}</td></tr>`;
