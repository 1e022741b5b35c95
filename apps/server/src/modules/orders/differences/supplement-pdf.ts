// The invoice of a difference that was paid later as A4, read off what was written when the line was changed.
import type { Bound } from "@selvedge/db/bound";
import { withDivision, withoutDivision } from "@selvedge/db/with-division";
import { fullDay } from "@selvedge/domain/dates/day-words";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { formatMoney } from "@selvedge/domain/money/money";
import { taxNotes } from "@selvedge/domain/money/vat";
import { changeWords } from "@selvedge/domain/orders/lines/change-words";
import { countryName, writtenAddress } from "@selvedge/domain/shipping/postal-address";
import { renderInvoice } from "@selvedge/print/process/rendering";
import type { FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import type { Division } from "../../../plugins/tenancy.ts";
import { companyOf, footOf, sellerLines, sellerOf } from "../invoices/index.ts";
import { postalAddressOf } from "../moves/index.ts";
import { canSeeAddress, digestOfHash } from "../receipt/index.ts";
import { supplementName, supplementsOfOrder } from "../supplements/index.ts";

interface Wanted {
  /** null: of any shop. */
  divisionId: DivisionId | null;
  orderId: OrderId;
  difference: number;
  /** Somebody with the receipt's link alone reads no address. */
  isMasked?: boolean;
}

/** The paper with its name. Throws notFound before the difference is paid and the line changed. */
export async function supplementPdf(platform: Platform, wanted: Wanted): Promise<{ name: string; pdf: Buffer }> {
  const { name, paper } = await supplementPaper(platform, wanted);
  return { name, pdf: await renderInvoice(paper) };
}

/** What stands on the paper. Throws notFound as above. */
export async function supplementPaper(
  platform: Platform,
  wanted: Wanted,
): Promise<{ name: string; paper: Parameters<typeof renderInvoice>[0] }> {
  const { order, found, company, foot } = await withoutDivision(platform.pools.backOffice, (db) => read(db, wanted));
  const number = supplementName(found);
  const money = (minor: number) => formatMoney(minor, found.currency);
  const percent = `${Number((found.rate * 100).toFixed(2))}%`;
  const seller = sellerOf({ name: order.shopName, supportEmail: order.supportEmail }, company);
  const buyer = wanted.isMasked
    ? { name: order.billing_first_name, lines: [order.billing_city, countryName(order.billing_country)] }
    : writtenAddress(postalAddressOf(order, "billing"));
  const vatNumber = !wanted.isMasked && order.vat_number ? [`VAT number ${order.vat_number}`] : [];
  return {
    name: number,
    paper: {
      title: "Supplementary invoice",
      facts: [
        ["Number", number],
        ["Date", fullDay(found.issuedAt.toISOString(), "UTC")],
        ["To invoice", order.reference],
      ],
      seller: { heading: "Sold by", lines: sellerLines(seller) },
      buyer: { heading: "Billed to", lines: [buyer.name, ...buyer.lines, ...vatNumber] },
      lines: [
        {
          name: `Difference for ${found.name}`,
          detail: `${changeWords(found)}, VAT ${percent}`,
          quantity: String(found.pieces),
          amount: money(found.totalMinor),
        },
      ],
      vat: [{ rate: percent, net: money(found.netMinor), tax: money(found.taxMinor) }],
      sums: [
        ["Without VAT", money(found.netMinor)],
        ["VAT", money(found.taxMinor)],
        ["Total", money(found.totalMinor)],
      ],
      notes: [taxNotes[found.treatment], found.paidWith && `Paid in full with ${found.paidWith}.`].filter(Boolean),
      foot,
    },
  };
}

async function read(db: Bound, { divisionId, orderId, difference }: Wanted) {
  const order = await db
    .selectFrom("orders as o")
    .innerJoin("divisions as d", "d.id", "o.division_id")
    .where("o.id", "=", orderId)
    .selectAll("o")
    .select(["d.name as shopName", "d.support_email as supportEmail"])
    .executeTakeFirst();
  if (!order || (divisionId !== null && order.division_id !== divisionId)) throw new Refusal("notFound");
  const [supplements, company, foot] = await Promise.all([
    supplementsOfOrder(db, order.division_id, orderId),
    companyOf(db, order.division_id),
    footOf(db, order.division_id),
  ]);
  const found = supplements.find((each) => each.difference === difference);
  if (!found) throw new Refusal("notFound");
  return { order, found, company, foot };
}

/** The paper for a reader of the order's receipt. Throws notFound, also for another order's. */
export async function supplementByReceipt(
  platform: Platform,
  division: Division,
  { request, orderHash, difference }: { request: FastifyRequest; orderHash: string; difference: number },
) {
  const order = await withDivision(platform.pools.web, division.id, (db) =>
    db
      .selectFrom("orders")
      .where("division_id", "=", division.id)
      .where("receipt_digest", "=", digestOfHash(orderHash))
      .select(["id", "email"])
      .executeTakeFirst(),
  );
  if (!order) {
    await countTry(platform.pools, limits.receipts, request.ip);
    throw new Refusal("notFound");
  }
  const isMasked = !(await canSeeAddress(platform, request, orderHash, order.email));
  return supplementPdf(platform, { divisionId: division.id, orderId: order.id, difference, isMasked });
}
