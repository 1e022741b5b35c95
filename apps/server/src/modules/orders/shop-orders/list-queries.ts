// A shop's list of orders. SQL only. Every condition reads an index from one end, and a count stops where an exact number
// has no use, so a shop with a hundred thousand orders waits no longer than one with a hundred.

import { type Bound, onceMark } from "@selvedge/db/bound";
import type { CountedLine } from "@selvedge/domain/bundles/count-items";
import type { DivisionId } from "@selvedge/domain/ids";
import type { LabelState } from "@selvedge/domain/labels/label-machine";
import { mostOrdersCounted } from "@selvedge/domain/limits";
import type { OrderStatus } from "@selvedge/domain/orders/flows";
import { type RawBuilder, sql } from "kysely";
import { isOwed } from "../owed/index.ts";
import { holdsOfShop } from "./hold-owner.ts";
import { isOrdered, isTheirs } from "./queries.ts";

export type OrderView = "all" | "open" | "needs" | "making" | "sent" | "owed" | "refunded" | "cancelled";

/** The statuses of what still has to be made or sent, as literals. */
export const openStatuses = sql`('paid', 'processing', 'label_printed', 'printed', 'consolidated', 'packing', 'issue', 'disputed',
  'bespoke_paid', 'po_confirmed', 'bespoke_production', 'bespoke_documents_printed', 'bespoke_sorted', 'bespoke_printing', 'bespoke_packing')`;

/**
 * The statuses of each view, as literals in the SQL text: few orders are open and most are sent, and the planner can use
 * literals but not parameters. `needs` also takes orders with a hold that the shop itself can end.
 */
const statuses: Record<Exclude<OrderView, "all" | "owed" | "cancelled">, RawBuilder<unknown>> = {
  open: openStatuses,
  needs: sql`('disputed')`,
  making: sql`('processing', 'label_printed', 'printed', 'consolidated', 'packing',
    'bespoke_production', 'bespoke_documents_printed', 'bespoke_sorted', 'bespoke_printing', 'bespoke_packing')`,
  sent: sql`('complete', 'exchanged', 'bespoke_shipped')`,
  refunded: sql`('refunded', 'bespoke_refunded')`,
};

export interface OrderFilter {
  view: OrderView;
  /** The beginning of a name, a company, an email address, a postcode or an order's number; empty for all. */
  search: string;
  /** Orders placed from then on; null for all. */
  since: Date | null;
  page: number;
  perPage: number;
}

export interface OrderListRow {
  id: number;
  reference: string;
  created_at: Date;
  first_name: string;
  last_name: string;
  company: string;
  city: string;
  status: OrderStatus;
  deleted_at: Date | null;
  factory_code: string;
  promised_from: string;
  promised_to: string;
  total_minor: number;
  currency: string;
  lines: CountedLine[];
  images: string[];
  labels: LabelState[];
  hold: { code: string; note: string } | null;
  parcel: { carrier: string; count: number } | null;
  /** The last day on which its invoice is paid in time; null of one that owes nothing. */
  due_on: string | null;
}

/** A page of the shop's orders, newest first. */
export const orderPage = (
  db: Bound,
  divisionId: DivisionId,
  filter: Omit<OrderFilter, "search">,
): Promise<OrderListRow[]> =>
  orderRows(db, sql`${shown(divisionId, filter.since, filter.view)} and ${inView(divisionId, filter.view)}`, filter);

/** These orders of the shop, newest first. */
export const ordersById = async (db: Bound, divisionId: DivisionId, ids: readonly number[]): Promise<OrderListRow[]> =>
  ids.length === 0
    ? []
    : orderRows(db, sql`o.division_id = ${divisionId} and o.id = any(${ids}::bigint[])`, {
        page: 1,
        perPage: ids.length,
      });

async function orderRows(
  db: Bound,
  which: RawBuilder<unknown>,
  { page, perPage }: Pick<OrderFilter, "page" | "perPage">,
) {
  const { rows } = await sql<OrderListRow>`
    select o.id, o.reference, o.created_at, o.shipping_first_name as first_name, o.shipping_last_name as last_name,
      o.shipping_company as company, o.shipping_city as city, o.status, o.deleted_at, o.factory_code, o.promised_from, o.promised_to, o.total_minor, o.currency,
      (select coalesce(json_agg(json_build_object('quantity', i.quantity, 'bundle_line', i.bundle_line, 'bundle_part', i.bundle_part)), '[]')
       from order_items i where i.division_id = o.division_id and i.order_id = o.id) as lines,
      array(select i.image_sha256 from order_items i where i.division_id = o.division_id and i.order_id = o.id
        and i.image_sha256 is not null order by i.position limit 3) as images,
      array(select l.state from factory_labels l where l.division_id = o.division_id and l.order_id = o.id
        and l.state not in ('replaced', 'cancelled')) as labels,
      (select json_build_object('code', h.code, 'note', h.note) from holds h
       where h.division_id = o.division_id and h.order_id = o.id and h.released_at is null order by h.id limit 1) as hold,
      (select json_build_object('carrier', string_agg(distinct p.carrier, ' and '), 'count', count(*)::int) from parcels p
       where p.division_id = o.division_id and p.order_id = o.id and p.dispatched_at is not null having count(*) > 0) as parcel,
      case when o.on_terms and o.paid_at is null then (select q.due_on::text from quotes q
       where q.division_id = o.division_id and q.order_id = o.id and ${isOwed}) end as due_on
    from orders o
    where ${which} order by o.created_at desc, o.id desc limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  return rows;
}

/** How many orders each view has, within the days. */
export async function orderCounts(
  db: Bound,
  divisionId: DivisionId,
  { since }: Pick<OrderFilter, "since">,
): Promise<Record<OrderView, number>> {
  const counts = views.map((view) => {
    const counted = sql`select from orders o where ${shown(divisionId, since, view)} and ${inView(divisionId, view)} limit ${mostOrdersCounted}`;
    return sql`(select count(*)::int from (${counted}) counted) as ${sql.ref(view)}`;
  });
  const { rows } = await sql<Record<OrderView, number>>`select ${sql.join(counts)}`.execute(db);
  return rows[0]!;
}

export interface OrdersFound {
  /** Of the page. */
  ids: number[];
  counts: Record<OrderView, number>;
}

/**
 * The page and the counts of a search. All matches are looked up once, by their keys: the planner's statistics on names
 * cover all shops, so it would misjudge this shop. Planned for the actual words each time.
 */
export async function searchOrders(db: Bound, divisionId: DivisionId, filter: OrderFilter): Promise<OrdersFound> {
  const ofView = (view: OrderView) => sql`select from o where ${isThere(view)} and ${isOfView(divisionId, view)}`;
  const counts = views.map(
    (view) => sql`${view}::text, (select count(*)::int from (${ofView(view)} limit ${mostOrdersCounted}) counted)`,
  );
  const { rows } = await sql<OrdersFound>`${sql.raw(onceMark)}
    with o as materialized (select o.id, o.status, o.created_at, o.deleted_at, o.on_terms, o.paid_at from orders o
      where ${since(divisionId, filter.since)} and ${isOrdered} and (${found(divisionId, filter.search)}))
    select json_build_object(${sql.join(counts)}) as counts,
      array_to_json(array(select o.id from o where ${isThere(filter.view)} and ${isOfView(divisionId, filter.view)} order by o.created_at desc, o.id desc
        limit ${filter.perPage} offset ${(filter.page - 1) * filter.perPage})) as ids`.execute(db);
  return rows[0]!;
}

const views: OrderView[] = ["all", "open", "needs", "making", "sent", "owed", "refunded", "cancelled"];

/** Cancelled orders are in a view of their own, and in no other. */
const isThere = (view: OrderView) => (view === "cancelled" ? sql`o.deleted_at is not null` : sql`o.deleted_at is null`);

/** The shop's orders of the days. */
const shown = (divisionId: DivisionId, from: Date | null, view: OrderView): RawBuilder<unknown> =>
  sql`${since(divisionId, from)} and ${isOrdered} and ${isThere(view)}`;

const since = (divisionId: DivisionId, from: Date | null): RawBuilder<unknown> =>
  from ? sql`o.division_id = ${divisionId} and o.created_at >= ${from}` : sql`o.division_id = ${divisionId}`;

function inView(divisionId: DivisionId, view: OrderView): RawBuilder<unknown> {
  if (view !== "needs") return isOfView(divisionId, view);
  const stopped = sql`select id from orders o where o.division_id = ${divisionId} and ${isTheirs} and o.status in ${statuses.needs}`;
  return sql`o.id in (${stopped} union ${heldOrders(divisionId)})`;
}

/** Whether an order that was found belongs to a view. */
function isOfView(divisionId: DivisionId, view: OrderView): RawBuilder<unknown> {
  if (view === "all" || view === "cancelled") return sql`true`;
  if (view === "owed") return sql`o.on_terms and o.paid_at is null and o.status <> 'bespoke_refunded'`;
  const ofStatus = sql`o.status in ${statuses[view]}`;
  return view === "needs" ? sql`(${ofStatus} or o.id in (${heldOrders(divisionId)}))` : ofStatus;
}

const heldOrders = (divisionId: DivisionId) =>
  sql`select order_id from holds where division_id = ${divisionId} and released_at is null
    and code in (${sql.join(holdsOfShop.map((code) => sql.lit(code)))})`;

/** Orders with a key that starts with the text: each key by its own index, in the form of `search_key`. */
function found(divisionId: DivisionId, search: string): RawBuilder<unknown> {
  const begins = (key: string, text: RawBuilder<unknown>) =>
    sql`${sql.ref(`o.${key}`)} >= ${text} and ${sql.ref(`o.${key}`)} < ${text} || ${lastMail}`;
  const text = sql`search_key(${search})`;
  const ways = [
    begins("name_key", text),
    begins("last_name_key", text),
    begins("email_key", text),
    begins("zip_key", sql`replace(search_key(${search}), ' ', '')`),
    begins("reference_key", text),
    sql`(o.company_key <> '' and ${begins("company_key", text)})`,
    sql`(o.billing_company_key <> '' and o.billing_company_key <> o.company_key and ${begins("billing_company_key", text)})`,
  ];
  // A number alone is the one behind the shop's own code: "4182" finds "NK-418207".
  if (/^\d{1,15}$/.test(search))
    ways.push(
      begins(
        "reference_key",
        sql`(select search_key(code) from divisions where id = ${divisionId}) || ${`-${search}`}`,
      ),
    );
  return sql.join(ways, sql` or `);
}

/** Sorts after every text that begins the same. */
const lastMail = "\u{10FFFF}";
