// The invoice of an order as A4: what its page in the shop says.
import { withoutDivision } from "@selvedge/db/with-division";
import { fullDay } from "@selvedge/domain/dates/day-words";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { formatMoney, fromMajor } from "@selvedge/domain/money/money";
import { renderInvoice } from "@selvedge/print/process/rendering";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { invoiceOfOrder } from "./read-invoice.ts";
import { sellerLines } from "./seller-lines.ts";

type Invoice = NonNullable<Awaited<ReturnType<typeof invoiceOfOrder>>>["data"];

/** An invoice that was read, with its name. */
export async function invoicePdf(invoice: Invoice): Promise<{ name: string; pdf: Buffer }> {
  const { seller, buyer, currency, number } = invoice;
  const money = (major: number) => formatMoney(fromMajor(major, currency), currency);
  const percent = (rate: number) => `${Number((rate * 100).toFixed(2))}%`;
  const pdf = await renderInvoice({
    title: "Invoice",
    facts: [
      ["Number", number],
      ["Date", fullDay(invoice.dated, "UTC")],
      ["Ordered", fullDay(invoice.placedAt, "UTC")],
      ...(invoice.due
        ? ([
            ["To pay by", fullDay(`${invoice.due.on}T12:00:00Z`, "UTC")],
            ["Your order", invoice.due.poNumber],
            ...(invoice.due.paidOn ? [["Paid", fullDay(invoice.due.paidOn, "UTC")] as const] : []),
          ] as const)
        : []),
    ],
    seller: {
      heading: "Sold by",
      lines: sellerLines(seller),
    },
    buyer: { heading: "Billed to", lines: [buyer.name, ...buyer.lines] },
    lines: [
      ...invoice.lines.map(({ name, detail, quantity, rate, total }) => ({
        name,
        detail: [detail, `VAT ${percent(rate)}`].filter(Boolean).join(", "),
        quantity: String(quantity),
        amount: money(total),
      })),
      { name: invoice.delivery.name, detail: "", quantity: "", amount: money(invoice.delivery.total) },
    ],
    vat: invoice.vat.map(({ rate, net, tax }) => ({ rate: percent(rate), net: money(net), tax: money(tax) })),
    sums: [
      ["Without VAT", money(invoice.net)],
      ["VAT", money(invoice.tax)],
      ...(invoice.duty > 0 ? [["Customs duty, passed on", money(invoice.duty)] as const] : []),
      ["Total", money(invoice.total)],
    ],
    notes: [...invoice.notes, invoice.standing],
    payTo: invoice.payTo,
    foot: invoice.foot,
  });
  return { name: `Invoice ${number}`, pdf };
}

/** The invoice of an order for its shop; `divisionId` is null for staff. Throws notFound before it is paid. */
export async function invoiceForShop(platform: Platform, divisionId: DivisionId | null, orderId: OrderId) {
  const found = await withoutDivision(platform.pools.backOffice, async (db) => {
    const shop = await db
      .selectFrom("orders as o")
      .innerJoin("divisions as d", "d.id", "o.division_id")
      .where("o.id", "=", orderId)
      .select(["d.id", "d.name", "d.support_email as supportEmail"])
      .executeTakeFirst();
    if (!shop || (divisionId !== null && shop.id !== divisionId)) return null;
    return invoiceOfOrder(db, shop, orderId, true);
  });
  if (!found) throw new Refusal("notFound");
  return invoicePdf(found.data);
}
