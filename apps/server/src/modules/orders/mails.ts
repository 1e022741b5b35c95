// The mails that an order sends. Each is named by its order, so that a job that runs twice sends one.
import type { Bound } from "@selvedge/db/bound";
import { formatMoney } from "@selvedge/domain/money/money";
import { escapeHtml } from "@selvedge/domain/text";
import type { Platform } from "../../platform.ts";
import { type Letter, letterHtml, type MailShop, sendMail } from "../mails/index.ts";
import { receiptHash } from "./receipt-link.ts";

type Kind = "order_confirmed" | "order_posted";

const words: Record<Kind, { subject: (reference: string) => string; lead: string; button: string }> = {
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

/** Writes and delivers one mail of an order. Does nothing when that mail has been delivered before. */
export const sendOrderMail = (platform: Platform, divisionId: number, orderId: number, kind: Kind): Promise<void> =>
  sendMail(platform, divisionId, `${kind} ${orderId}`, async (db, shop) => {
    const found = await readOrder(db, divisionId, orderId);
    if (!found) return null;
    const receiptUrl = `${shop.origin}/receipt/${receiptHash(platform.config.secret, divisionId, orderId)}/`;
    return compose(kind, { shop, receiptUrl, ...found });
  });

async function readOrder(db: Bound, divisionId: number, orderId: number) {
  const [order, items, parcel] = await Promise.all([
    db
      .selectFrom("orders")
      .where("division_id", "=", divisionId)
      .where("id", "=", orderId)
      .selectAll()
      .executeTakeFirst(),
    db
      .selectFrom("order_items")
      .where("division_id", "=", divisionId)
      .where("order_id", "=", orderId)
      .orderBy("position")
      .selectAll()
      .execute(),
    db
      .selectFrom("parcels")
      .where("division_id", "=", divisionId)
      .where("order_id", "=", orderId)
      .select(["carrier", "tracking_code", "tracking_url"])
      .executeTakeFirst(),
  ]);
  return order ? { order, items, parcel } : null;
}

interface Content extends NonNullable<Awaited<ReturnType<typeof readOrder>>> {
  shop: MailShop;
  receiptUrl: string;
}

function compose(kind: Kind, { shop, order, items, receiptUrl, parcel }: Content): Letter {
  const { subject, lead, button } = words[kind];
  const title = subject(order.reference);
  const money = (minor: number) => formatMoney(minor, order.currency);
  const lines = items.map((item) => ({
    text: `${item.quantity} × ${item.name}, ${item.colour}, ${item.size}`,
    amount: money(item.price_inc_tax_minor),
  }));
  const tracking = parcel ? `${parcel.carrier}, ${parcel.tracking_code}` : "";
  const target = kind === "order_posted" && parcel?.tracking_url ? parcel.tracking_url : receiptUrl;
  const arrives = `Arrives ${order.promised_from === order.promised_to ? order.promised_from : `${order.promised_from} to ${order.promised_to}`}.`;
  const text = [
    `Hello ${order.shipping_first_name},`,
    lead,
    target,
    ...lines.map((line) => `${line.text}  ${line.amount}`),
    `Total ${money(order.total_minor)}`,
    tracking,
    arrives,
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
<table style="width:100%;border-collapse:collapse;font-size:14px">${lines.map((line) => `<tr><td style="padding:8px 0;border-top:1px solid #e4e1da">${escapeHtml(line.text)}</td><td style="padding:8px 0;border-top:1px solid #e4e1da;text-align:right">${line.amount}</td></tr>`).join("")}
<tr><td style="padding:10px 0;border-top:2px solid #1b1d22;font-weight:700">Total, VAT included</td><td style="padding:10px 0;border-top:2px solid #1b1d22;font-weight:700;text-align:right">${money(order.total_minor)}</td></tr></table>
<p style="margin:20px 0 0;font-size:14px">${arrives}</p>`,
  });
  return { kind, to: order.email, subject: title, html, text };
}
