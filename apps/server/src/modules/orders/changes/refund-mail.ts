import type { Bound } from "@selvedge/db/bound";
import { giftCardProvider } from "@selvedge/domain/gift-cards/paid-with";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { formatMoney } from "@selvedge/domain/money/money";
import { escapeHtml } from "@selvedge/domain/text";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import { cardRow, mailHtml, mailWords, sendMail } from "../../site/mails/index.ts";
import { receiptHash } from "../receipt/index.ts";
import { byHand, creditNoteName } from "../refunds/index.ts";

interface RefundedMoney {
  orderId: OrderId;
  reference: string;
  email: string;
  name: string;
  currency: string;
  totalMinor: number;
  shippingMinor: number;
  words: string;
  way: "card" | "hand";
  handReference: string;
  /** Where it goes, in words, and how much: what the refund was taken from. */
  ways: { name: string; minor: number; isGiftCard: boolean; isByHand: boolean }[];
  note: number;
  shopCode: string;
  lines: { name: string; detail: string; quantity: number; minor: number }[];
}

/** Tells the shopper that money is going back, for what, and under which credit note. One mail for each refund. */
export const sendRefundMail = (platform: Platform, divisionId: DivisionId, refundId: number) =>
  sendMail(platform, divisionId, `order_refunded ${refundId}`, {
    read: (db) => readRefund(db, divisionId, refundId),
    write: (found, shop) => {
      const money = (minor: number) => formatMoney(minor, found.currency);
      const title = `${money(found.totalMinor)} is going back to you for order ${found.reference}`;
      const lead = leadOf(found, money);
      const rows = rowsOf(found).map(([words, minor]) => [words, money(minor)] as const);
      const note = `Credit note ${creditNoteName(found.shopCode, found.note)}`;
      const receiptUrl = `${shop.origin}/receipt/${receiptHash(platform.config.secret, divisionId, found.orderId)}/`;
      const text = [
        `Hello ${found.name},`,
        lead,
        found.words,
        [...rows.map(([words, amount]) => `${words}: ${amount}`), note].join("\n"),
        `See your order:\n${receiptUrl}`,
        `Questions? Reply to this email or write to ${shop.supportEmail}.`,
      ];
      const line = (words: string) => cardRow(`<p class="ink" style="margin:0">${words}</p>`, "8px 32px 0");
      const html = mailHtml({
        shop,
        title,
        heading: `${money(found.totalMinor)} is going back`,
        preheader: lead,
        lead: `Hello ${found.name}. ${lead}`,
        facts: [
          ...(found.words ? [mailWords(found.words)] : []),
          ...rows.map(([words, amount]) => `${mailWords(words)}: <strong>${escapeHtml(amount)}</strong>`),
          mailWords(note),
        ]
          .map(line)
          .join(""),
        button: { text: "See your order", href: receiptUrl },
      });
      return { kind: "order_refunded", to: found.email, subject: title, html, text: text.filter(Boolean).join("\n\n") };
    },
  });

/** Where the money is: a bank takes days to show it, a gift card has it at once, and what somebody paid has a reference. */
function leadOf({ way, handReference, ways, totalMinor }: RefundedMoney, money: (minor: number) => string): string {
  if (way === "hand")
    return `We have paid ${money(totalMinor)} back to you. Your bank shows it under the reference ${handReference}.`;
  const named = ways.map(({ name, minor, isGiftCard, isByHand }) => {
    const to = isGiftCard
      ? `your gift card ${name.replace(/^\D*(?=ending)/i, "")}`
      : isByHand
        ? `your bank account under the reference ${handReference}`
        : name || "your card";
    return ways.length > 1 ? `${money(minor)} to ${to}` : `to ${to}`;
  });
  const back = named.length > 1 ? named.join(" and ") : (named[0] ?? "to your card");
  const sent = named.length > 1 ? `We have sent back ${back}.` : `We have sent ${money(totalMinor)} back ${back}.`;
  const isAllOnCards = ways.length > 0 && ways.every(({ isGiftCard }) => isGiftCard);
  return isAllOnCards ? `${sent} You can spend it at once.` : `${sent} Banks take up to ten days to show it.`;
}

/** What goes back for what; one row for a sum that is for no line. */
function rowsOf({ lines, shippingMinor, totalMinor }: RefundedMoney): (readonly [string, number])[] {
  if (lines.length === 0) return [["Refund", totalMinor]];
  const goods = lines.map(({ name, detail, quantity, minor }) => {
    const words = [name, detail].filter(Boolean).join(", ");
    return [quantity > 1 ? `${quantity} × ${words}` : words, minor] as const;
  });
  return shippingMinor > 0 ? [...goods, ["Delivery", shippingMinor] as const] : goods;
}

async function readRefund(db: Bound, divisionId: DivisionId, refundId: number): Promise<RefundedMoney | null> {
  const { rows } = await sql<RefundedMoney>`
    select o.id as "orderId", o.reference, o.email, o.shipping_first_name as name, r.currency, r.total_minor as "totalMinor",
      r.shipping_minor + r.shipping_tax_minor as "shippingMinor", r.words, r.way, r.hand_reference as "handReference", n.number as note, d.code as "shopCode",
      coalesce((select json_agg(json_build_object('name', a.payment_method_name, 'minor', c.amount_minor,
          'isGiftCard', a.provider = ${giftCardProvider}, 'isByHand', a.provider = ${byHand})
          order by a.provider = ${giftCardProvider}, a.created_at)
        from refund_charges c join payment_attempts a on a.division_id = c.division_id and a.id = c.attempt_id
        where c.division_id = r.division_id and c.refund_id = r.id), '[]') as ways,
      coalesce((select json_agg(json_build_object('name', i.name, 'detail', concat_ws(', ', nullif(i.colour, ''), nullif(i.size, '')),
          'quantity', l.quantity, 'minor', l.net_minor + l.tax_minor) order by i.position)
        from refund_lines l join order_items i on i.division_id = l.division_id and i.id = l.order_item_id
        where l.division_id = r.division_id and l.refund_id = r.id), '[]') as lines
    from refunds r join orders o on o.division_id = r.division_id and o.id = r.order_id join divisions d on d.id = r.division_id
    join credit_notes n on n.division_id = r.division_id and n.refund_id = r.id
    where r.division_id = ${divisionId} and r.id = ${refundId} and r.way <> 'bank'`.execute(db);
  return rows[0] ?? null;
}
