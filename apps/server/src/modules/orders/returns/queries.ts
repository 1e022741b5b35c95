// Returns as they are stored. SQL only.
import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import type { ReturnReason } from "@selvedge/domain/returns/return-reasons";
import type { ReturnCondition, ReturnKind, ReturnState } from "@selvedge/domain/returns/return-states";
import { type RawBuilder, sql } from "kysely";
import { type CreditNoteRow, creditNotesOfReturn } from "../refunds/index.ts";

export interface ReturnLine {
  id: number;
  itemId: number;
  quantity: number;
  reason: ReturnReason;
  note: string;
  name: string;
  detail: string;
  blankSku: string;
  image: string | null;
  photo: string | null;
  variantId: number | null;
  /** The colour and size that is wanted in exchange; empty where nothing else is. */
  wanted: string;
  condition: ReturnCondition | null;
  destination: "seconds" | "remill" | "kept" | null;
}

export interface ReturnRow {
  id: number;
  divisionId: DivisionId;
  orderId: OrderId;
  code: string;
  state: ReturnState;
  wish: ReturnKind;
  outcome: ReturnKind | "none" | null;
  note: string;
  requestedBy: "shopper" | "merchant" | "staff";
  requestedAt: Date;
  decidedAt: Date | null;
  receivedAt: Date | null;
  closedAt: Date | null;
  /** isOwed: its difference is not paid yet. isOver: it was not paid in time, or taken back. */
  child: { id: OrderId; reference: string; isOwed: boolean; isOver: boolean } | null;
  /** What went back for it, in minor units. */
  refundedMinor: number;
  creditNotes: CreditNoteRow[];
  lines: ReturnLine[];
}

/** Returns that meet a condition on `s`, the oldest first. */
export async function returnsWhere(db: Bound, condition: RawBuilder<unknown>, limit = 200): Promise<ReturnRow[]> {
  const { rows } = await sql<ReturnRow>`
    select s.id, s.division_id as "divisionId", s.order_id as "orderId", s.code, s.state, s.wish, s.outcome, s.note,
      s.requested_by as "requestedBy", s.requested_at as "requestedAt", s.decided_at as "decidedAt", s.received_at as "receivedAt", s.closed_at as "closedAt",
      (select json_build_object('id', c.id, 'reference', c.reference, 'isOwed', c.paid_at is null, 'isOver', c.deleted_at is not null) from orders c where c.division_id = s.division_id and c.id = s.child_order_id) as child,
      (select coalesce(sum(b.total_minor), 0) from refunds b where b.division_id = s.division_id and b.return_id = s.id)::bigint as "refundedMinor",
      ${creditNotesOfReturn()} as "creditNotes",
      coalesce((select json_agg(json_build_object('id', r.id, 'itemId', r.order_item_id, 'quantity', r.quantity, 'reason', w.code, 'note', r.note,
          'name', i.name, 'detail', concat_ws(', ', nullif(i.colour, ''), nullif(i.size, ''), (select string_agg(concat(w ->> 'label', ': ', w ->> 'value'), ', ')
            from jsonb_path_query(i.personalisation, '$.words[*]') w)), 'blankSku', i.blank_sku, 'image', i.image_sha256,
          'photo', r.photo_sha256, 'variantId', r.variant_id, 'wanted', coalesce(concat_ws(', ', nullif(v.colour, ''), nullif(v.size, '')), ''),
          'condition', r.condition, 'destination', r.destination) order by i.position, r.id)
        from return_lines r join order_items i on i.division_id = r.division_id and i.id = r.order_item_id join return_reasons w on w.id = r.reason_id
        left join product_variants v on v.division_id = r.division_id and v.id = r.variant_id
        where r.division_id = s.division_id and r.return_id = s.id), '[]') as lines
    from shop_returns s where ${condition} order by s.requested_at, s.id limit ${limit}`.execute(db);
  return rows;
}

/** Every return of an order, the oldest first. */
export const returnsOfOrder = (db: Bound, divisionId: DivisionId, orderId: OrderId): Promise<ReturnRow[]> =>
  returnsWhere(db, sql`s.division_id = ${divisionId} and s.order_id = ${orderId}`);

/** The return that a code on a parcel names, in any case and with or without its dashes; undefined for none. */
export async function returnByCode(db: Bound, code: string): Promise<ReturnRow | undefined> {
  const signs = code.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
  const written = `R-${signs.slice(1, 5)}-${signs.slice(5)}`;
  const [found] = await returnsWhere(db, sql`s.code = ${written}`, 1);
  return found;
}

/** Where parcels of an order come back to. */
export async function addressOfFactory(db: Bound, code: string) {
  const row = await db
    .selectFrom("factories")
    .where("code", "=", code)
    .select(["street", "city", "zip", "country"])
    .executeTakeFirst();
  return row ?? { street: "", city: "", zip: "", country: "GB" };
}
