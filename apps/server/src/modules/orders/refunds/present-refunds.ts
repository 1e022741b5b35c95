// Refunds of an order as its merchant and staff read them, and what another one would be decided by.
import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import { fileAddress } from "../../plumbing/files/index.ts";
import type { OrderMoney } from "./queries.ts";

export interface RefundRow {
  id: number;
  state: "asked" | "paid" | "failed";
  way: "card" | "bank" | "hand";
  totalMinor: number;
  taxMinor: number;
  reason: string;
  by: string;
  at: Date;
  paidAt: Date | null;
  message: string;
  lines: { name: string; quantity: number }[];
  creditNote: number | null;
  shopCode: string;
}

/** Every refund of an order, the newest first. */
export async function refundsOfOrder(db: Bound, divisionId: DivisionId, orderId: OrderId): Promise<RefundRow[]> {
  const { rows } = await sql<RefundRow>`
    select r.id, r.state, r.way, r.total_minor as "totalMinor", r.goods_tax_minor + r.shipping_tax_minor as "taxMinor",
      r.reason, r.actor_name as by, r.created_at as at, r.paid_at as "paidAt", r.message, n.number as "creditNote", d.code as "shopCode",
      coalesce((select json_agg(json_build_object('name', i.name, 'quantity', l.quantity) order by i.position)
        from refund_lines l join order_items i on i.division_id = l.division_id and i.id = l.order_item_id
        where l.division_id = r.division_id and l.refund_id = r.id), '[]') as lines
    from refunds r join divisions d on d.id = r.division_id
    left join credit_notes n on n.division_id = r.division_id and n.refund_id = r.id
    where r.division_id = ${divisionId} and r.order_id = ${orderId} order by r.id desc`.execute(db);
  return rows;
}

/** "CN-BR-0007": the number of a shop's credit note as people read it. */
export const creditNoteName = (shopCode: string, number: number): string =>
  `CN-${shopCode}-${String(number).padStart(4, "0")}`;

/** A refund for a screen. `pathOf` is where its credit note is read. */
export const presentRefund = (
  { shopCode, at, paidAt, creditNote, ...refund }: RefundRow,
  pathOf: (id: number) => string,
) => ({
  ...refund,
  at: at.toISOString(),
  paidAt: paidAt?.toISOString() ?? null,
  creditNote: creditNote === null ? null : creditNoteName(shopCode, creditNote),
  creditNoteUrl: creditNote === null ? null : pathOf(refund.id),
});

interface Goods {
  id: number;
  name: string;
  colour: string;
  size: string;
  image_sha256: string | null;
}

/** What a refund is decided by, with the words of the lines. `limitMinor` is the most that its reader may give back. */
export const presentRefundable = (
  { origins }: Platform,
  divisionId: DivisionId,
  { currency, leftMinor, order, earlier }: OrderMoney,
  { items, limitMinor = null }: { items: readonly Goods[]; limitMinor?: number | null },
) => ({
  currency,
  leftMinor,
  limitMinor,
  order,
  earlier,
  goods: items.map(({ id, name, colour, size, image_sha256 }) => ({
    id,
    name,
    detail: [colour, size].filter(Boolean).join(", "),
    imageUrl: image_sha256 ? fileAddress(origins, divisionId, image_sha256) : null,
  })),
});
