// The exchanges of an order, for its receipt: those that were asked for, and those that people of the shop made.
import type { Bound } from "@selvedge/db/bound";
import { receiptHash } from "@selvedge/db/receipt-link";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import type { LabelState } from "@selvedge/domain/labels/label-machine";
import { formatMoney } from "@selvedge/domain/money/money";
import type { OrderStatus } from "@selvedge/domain/orders/flows";
import { headlineOf } from "@selvedge/domain/orders/headline";
import { mustComeBack } from "@selvedge/domain/returns/decide-return";
import { type ExchangeStanding, exchangeStanding } from "@selvedge/domain/returns/exchange-standing";
import type { ReturnReason } from "@selvedge/domain/returns/return-reasons";
import type { ReturnState } from "@selvedge/domain/returns/return-states";
import { sql } from "kysely";

interface ExchangeRow {
  /** null of one without a return. */
  code: string | null;
  state: ReturnState | null;
  reasons: ReturnReason[];
  pieces: string[];
  child: {
    id: OrderId;
    reference: string;
    status: OrderStatus;
    isDeleted: boolean;
    isPaid: boolean;
    totalMinor: number;
    currency: string;
    labels: LabelState[];
  } | null;
}

/** An exchange as a receipt lists it. */
export interface ReceiptExchange {
  /** The number on its parcel; empty without one. */
  code: string;
  /** "Classic Tee, Black, L instead of Black, M". */
  pieces: string[];
  words: string;
  link: { text: string; path: string } | null;
}

const instead = (name: string, to: string, from: string) =>
  sql.raw(
    `concat_ws(' ', concat_ws(', ', ${name}, nullif(concat_ws(', ', nullif(${to}.colour, ''), nullif(${to}.size, '')), '')), case when ${from}.id is not null then 'instead of ' || concat_ws(', ', nullif(${from}.colour, ''), nullif(${from}.size, '')) end)`,
  );

/** The oldest first. A return that ended with something else is none any more. */
export async function exchangesOfOrder(db: Bound, divisionId: DivisionId, orderId: OrderId): Promise<ExchangeRow[]> {
  const { rows } = await sql<ExchangeRow>`
    with found as (
      select s.requested_at as at, s.id as return_id, s.code, s.state, s.child_order_id as child_id from shop_returns s
      where s.division_id = ${divisionId} and s.order_id = ${orderId} and coalesce(s.outcome, s.wish) = 'exchange'
      union all
      select c.created_at, null, null, null, c.id from orders c
      where c.division_id = ${divisionId} and c.parent_order_id = ${orderId} and c.reprint_reason_id is null
        and not exists (select from shop_returns s where s.division_id = c.division_id and s.child_order_id = c.id))
    select f.code, f.state,
      array(select w.code from return_lines r join return_reasons w on w.id = r.reason_id where r.division_id = ${divisionId} and r.return_id = f.return_id) as reasons,
      case when f.child_id is not null then array(select ${instead("i.name", "i", "o")} from order_items i
          left join order_items o on o.division_id = i.division_id and o.id = i.origin_item_id
          where i.division_id = ${divisionId} and i.order_id = f.child_id order by i.position)
        else array(select ${instead("i.name", "v", "i")} from return_lines r
          join order_items i on i.division_id = r.division_id and i.id = r.order_item_id
          left join product_variants v on v.division_id = r.division_id and v.id = r.variant_id
          where r.division_id = ${divisionId} and r.return_id = f.return_id order by i.position) end as pieces,
      (select json_build_object('id', c.id, 'reference', c.reference, 'status', c.status, 'isDeleted', c.deleted_at is not null,
          'isPaid', c.paid_at is not null, 'totalMinor', c.total_minor, 'currency', c.currency,
          'labels', array(select l.state from factory_labels l where l.division_id = c.division_id and l.order_id = c.id
            and l.state not in ('replaced', 'cancelled')))
        from orders c where c.division_id = ${divisionId} and c.id = f.child_id) as child
    from found f order by f.at, f.child_id`.execute(db);
  return rows;
}

/** The exchanges as a receipt shows them. `orderHash` is its own link. */
export const presentExchanges = (
  secret: string,
  { divisionId, orderHash }: { divisionId: DivisionId; orderHash: string },
  rows: readonly ExchangeRow[],
): ReceiptExchange[] =>
  rows.map(({ code, state, reasons, pieces, child }) => {
    const standing = exchangeStanding({
      state,
      comesBack: reasons.some(mustComeBack),
      order: child && {
        reference: child.reference,
        headline: headlineOf({ status: child.status, isDeleted: child.isDeleted, labels: child.labels }),
        owed: child.isPaid ? "" : formatMoney(child.totalMinor, child.currency),
        isOver: child.isDeleted && !child.isPaid,
      },
    });
    const own = child ? receiptHash(secret, divisionId, child.id) : "";
    return { code: code ?? "", pieces, words: standing.words, link: linkOf(standing, { orderHash, own }) };
  });

/** Where each next step is done. */
const links: Readonly<
  Record<NonNullable<ExchangeStanding["next"]>, (hashes: { orderHash: string; own: string }) => ReceiptExchange["link"]>
> = {
  return: ({ orderHash }) => ({ text: "See your exchange", path: `/returns/${orderHash}/` }),
  pay: ({ own }) => ({ text: "Pay the difference", path: `/pay/${own}/` }),
  follow: ({ own }) => ({ text: "Follow your exchange", path: `/receipt/${own}/` }),
};

const linkOf = ({ next }: ExchangeStanding, hashes: { orderHash: string; own: string }) =>
  next === null ? null : links[next](hashes);
