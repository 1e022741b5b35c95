// The credit note of a refund as A4, read off what was written when the money went back.
import type { Bound } from "@selvedge/db/bound";
import { withoutDivision } from "@selvedge/db/with-division";
import { fullDay } from "@selvedge/domain/dates/day-words";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import type { VatRow } from "@selvedge/domain/money/invoice";
import { formatMoney } from "@selvedge/domain/money/money";
import { taxNotes } from "@selvedge/domain/money/vat";
import { countryName, writtenAddress } from "@selvedge/domain/shipping/postal-address";
import { renderInvoice } from "@selvedge/print/process/rendering";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { companyOf, footOf, sellerLines, sellerOf } from "../invoices/index.ts";
import { postalAddressOf } from "../moves/index.ts";
import { creditNoteName } from "../refunds/index.ts";

interface Wanted {
  /** null: of any shop. */
  divisionId: DivisionId | null;
  orderId: OrderId;
  refundId: number;
  /**
   * The shop and staff by default. The buyer reads the words that were written to them, never the reason, which the shop
   * keeps for itself; somebody with the link alone reads no address either.
   */
  reader?: "shop" | "buyer" | "link";
}

/** The paper with its name. Throws notFound before the refund is paid. */
export async function creditNotePdf(platform: Platform, wanted: Wanted): Promise<{ name: string; pdf: Buffer }> {
  const { name, paper } = await creditNotePaper(platform, wanted);
  return { name, pdf: await renderInvoice(paper) };
}

/** What stands on the paper, for its reader. Throws notFound before the refund is paid. */
export async function creditNotePaper(
  platform: Platform,
  wanted: Wanted,
): Promise<{ name: string; paper: Parameters<typeof renderInvoice>[0] }> {
  const { note, order, lines, company, foot } = await withoutDivision(platform.pools.backOffice, (db) =>
    readNote(db, wanted),
  );
  const money = (minor: number) => formatMoney(minor, note.currency);
  const seller = sellerOf({ name: note.shopName, supportEmail: note.supportEmail }, company);
  const { reader = "shop" } = wanted;
  const buyer =
    reader === "link"
      ? { name: order.billing_first_name, lines: [order.billing_city, countryName(order.billing_country)] }
      : writtenAddress(postalAddressOf(order, "billing"));
  const number = creditNoteName(note.shopCode, note.number);
  const goods = lines.map(({ name, detail, quantity, net, tax }) => ({
    name,
    detail,
    quantity: String(quantity),
    amount: money(net + tax),
  }));
  const delivery =
    note.shippingMinor > 0 ? [{ name: "Delivery", detail: "", quantity: "", amount: money(note.shippingMinor) }] : [];
  const paper: Parameters<typeof renderInvoice>[0] = {
    title: "Credit note",
    facts: [
      ["Number", number],
      ["Date", fullDay(note.issuedAt.toISOString(), "UTC")],
      ["To invoice", order.reference],
    ],
    seller: {
      heading: "From",
      lines: sellerLines(seller),
    },
    buyer: { heading: "To", lines: [buyer.name, ...buyer.lines] },
    lines:
      goods.length + delivery.length > 0
        ? [...goods, ...delivery]
        : [
            {
              name: "Refund of a part of the price",
              detail: reader === "shop" ? note.reason : note.words,
              quantity: "",
              amount: money(note.totalMinor),
            },
          ],
    vat: note.taxLines.map(({ rate, netMinor, taxMinor }) => ({
      rate: `${Number((rate * 100).toFixed(2))}%`,
      net: money(netMinor),
      tax: money(taxMinor),
    })),
    sums: [
      ["Without VAT", money(note.netMinor)],
      ["VAT", money(note.taxMinor)],
      ...(note.dutyMinor > 0 ? [["Customs duty", money(note.dutyMinor)] as const] : []),
      ["Credit", money(note.totalMinor)],
    ],
    notes: [...new Set(note.taxLines.map(({ treatment }) => taxNotes[treatment]))].filter(Boolean),
    foot,
  };
  return { name: number, paper };
}

interface Note {
  divisionId: DivisionId;
  number: number;
  currency: string;
  netMinor: number;
  taxMinor: number;
  dutyMinor: number;
  totalMinor: number;
  shippingMinor: number;
  taxLines: VatRow[];
  issuedAt: Date;
  reason: string;
  words: string;
  shopName: string;
  shopCode: string;
  supportEmail: string;
}

async function readNote(db: Bound, { divisionId, orderId, refundId }: Wanted) {
  const { rows } = await sql<Note>`
    select n.division_id as "divisionId", n.number, n.currency, n.net_minor as "netMinor", n.tax_minor as "taxMinor", n.duty_minor as "dutyMinor",
      n.total_minor as "totalMinor", r.shipping_minor - r.duty_minor + r.shipping_tax_minor as "shippingMinor", n.tax_lines as "taxLines",
      n.issued_at as "issuedAt", r.reason, r.words, d.name as "shopName", d.code as "shopCode", d.support_email as "supportEmail"
    from credit_notes n join refunds r on r.division_id = n.division_id and r.id = n.refund_id join divisions d on d.id = n.division_id
    where n.refund_id = ${refundId} and n.order_id = ${orderId} and (${divisionId}::int is null or n.division_id = ${divisionId})`.execute(
    db,
  );
  const note = rows[0];
  if (!note) throw new Refusal("notFound");
  const [order, lines, company, foot] = await Promise.all([
    db
      .selectFrom("orders")
      .where("division_id", "=", note.divisionId)
      .where("id", "=", orderId)
      .selectAll()
      .executeTakeFirstOrThrow(),
    sql<{ name: string; detail: string; quantity: number; net: number; tax: number }>`
      select i.name, concat_ws(', ', nullif(i.colour, ''), nullif(i.size, '')) as detail, l.quantity, l.net_minor as net, l.tax_minor as tax
      from refund_lines l join order_items i on i.division_id = l.division_id and i.id = l.order_item_id
      where l.division_id = ${note.divisionId} and l.refund_id = ${refundId} order by i.position`
      .execute(db)
      .then((found) => found.rows),
    companyOf(db, note.divisionId),
    footOf(db, note.divisionId),
  ]);
  return { note, order, lines, company, foot };
}
