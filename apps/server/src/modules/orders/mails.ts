// The mails that an order sends. Written into the table with a key of their event, so that a job that runs twice
// sends one.
import { withDivision } from "@selvedge/db/with-division";
import { formatMoney } from "@selvedge/domain/money/money";
import { escapeHtml } from "@selvedge/domain/text";
import type { Platform } from "../../platform.ts";
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
export async function sendOrderMail(
  platform: Platform,
  divisionId: number,
  orderId: number,
  kind: Kind,
): Promise<void> {
  const mail = await withDivision(platform.pools.worker, divisionId, async (db) => {
    const order = await db
      .selectFrom("orders")
      .where("division_id", "=", divisionId)
      .where("id", "=", orderId)
      .selectAll()
      .executeTakeFirst();
    if (!order) return null;
    const [items, parcel, shop] = await Promise.all([
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
      db
        .selectFrom("divisions as d")
        .leftJoin("subdomains as s", "s.division_id", "d.id")
        .where("d.id", "=", divisionId)
        .select(["d.name", "d.support_email", "s.label"])
        .executeTakeFirstOrThrow(),
    ]);
    const origin = shop.label ? platform.origins.shop(shop.label) : platform.origins.main;
    const receiptUrl = `${origin}/receipt/${receiptHash(platform.config.secret, divisionId, orderId)}/`;
    const written = compose(kind, { shop, order, items, receiptUrl, parcel });
    return (
      db
        .insertInto("mails")
        .values({
          division_id: divisionId,
          kind,
          to_address: order.email,
          from_name: shop.name,
          dedupe_key: `${kind} ${orderId}`,
          sent_at: null,
          ...written,
        })
        // A second run finds the first one's row: it delivers that one if it was never delivered.
        .onConflict((conflict) => conflict.columns(["division_id", "dedupe_key"]).doUpdateSet({ kind }))
        .returningAll()
        .executeTakeFirstOrThrow()
    );
  });
  if (!mail || mail.sent_at) return;
  await platform.mailer.send({
    to: mail.to_address,
    fromName: mail.from_name,
    subject: mail.subject,
    html: mail.html,
    text: mail.body_text,
  });
  await withDivision(platform.pools.worker, divisionId, (db) =>
    db
      .updateTable("mails")
      .where("division_id", "=", divisionId)
      .where("id", "=", mail.id)
      .set({ sent_at: platform.now() })
      .execute(),
  );
}

interface Content {
  shop: { name: string; support_email: string };
  order: {
    reference: string;
    currency: string;
    total_minor: number;
    shipping_first_name: string;
    promised_from: string;
    promised_to: string;
  };
  items: { name: string; colour: string; size: string; quantity: number; price_inc_tax_minor: number }[];
  receiptUrl: string;
  parcel: { carrier: string; tracking_code: string; tracking_url: string } | undefined;
}

function compose(kind: Kind, { shop, order, items, receiptUrl, parcel }: Content) {
  const { subject, lead, button } = words[kind];
  const money = (minor: number) => formatMoney(minor, order.currency);
  const lines = items.map((item) => ({
    text: `${item.quantity} × ${item.name}, ${item.colour}, ${item.size}`,
    amount: money(item.price_inc_tax_minor),
  }));
  const tracking = parcel ? `${parcel.carrier}, ${parcel.tracking_code}` : "";
  const target = kind === "order_posted" && parcel?.tracking_url ? parcel.tracking_url : receiptUrl;
  const arrives = `Arrives ${order.promised_from === order.promised_to ? order.promised_from : `${order.promised_from} to ${order.promised_to}`}.`;
  const body_text = [
    `Hello ${order.shipping_first_name},`,
    lead,
    target,
    ...lines.map((line) => `${line.text}  ${line.amount}`),
    `Total ${money(order.total_minor)}`,
    tracking,
    arrives,
    `Questions? Write to ${shop.support_email}.`,
  ]
    .filter(Boolean)
    .join("\n\n");
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(subject(order.reference))}</title>
<body style="margin:0;background:#f4f3ef;font:16px/24px Arial,sans-serif;color:#1b1d22">
<div style="max-width:520px;margin:0 auto;padding:32px 20px"><p style="font-size:18px;font-weight:700;margin:0 0 24px">${escapeHtml(shop.name)}</p>
<div style="background:#fff;border:1px solid #e4e1da;border-radius:10px;padding:28px"><h1 style="font-size:22px;line-height:28px;margin:0 0 12px">${escapeHtml(subject(order.reference))}</h1>
<p style="margin:0 0 20px">Hello ${escapeHtml(order.shipping_first_name)}. ${lead}</p>
<p style="margin:0 0 24px"><a href="${escapeHtml(target)}" style="display:inline-block;background:#1b1d22;color:#fff;text-decoration:none;padding:12px 20px;border-radius:6px;font-weight:600">${button}</a></p>
${tracking ? `<p style="margin:0 0 20px">${escapeHtml(tracking)}</p>` : ""}
<table style="width:100%;border-collapse:collapse;font-size:14px">${lines.map((line) => `<tr><td style="padding:8px 0;border-top:1px solid #e4e1da">${escapeHtml(line.text)}</td><td style="padding:8px 0;border-top:1px solid #e4e1da;text-align:right">${line.amount}</td></tr>`).join("")}
<tr><td style="padding:10px 0;border-top:2px solid #1b1d22;font-weight:700">Total, VAT included</td><td style="padding:10px 0;border-top:2px solid #1b1d22;font-weight:700;text-align:right">${money(order.total_minor)}</td></tr></table>
<p style="margin:20px 0 0;font-size:14px">${arrives}</p></div>
<p style="font-size:13px;line-height:20px;color:#565b66;margin:20px 0 0">Questions? Answer this mail or write to ${escapeHtml(shop.support_email)}.</p></div></body></html>`;
  return { subject: subject(order.reference), html, body_text };
}
