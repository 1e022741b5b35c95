import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import type { OrderStatus } from "@selvedge/domain/orders/flows";
import { type RawBuilder, sql } from "kysely";
import { isOwed, receivedMinor } from "../../orders/owed/index.ts";

export interface DeskRow {
  divisionId: DivisionId;
  id: OrderId;
  reference: string;
  shopName: string;
  shopCode: string;
  customer: string;
  company: string;
  wants: string;
  quantity: number;
  status: OrderStatus;
  deletedAt: Date | null;
  answeredAt: Date | null;
  currency: string;
  askedAt: Date;
  tab: QuoteTab;
  proofVersion: number | null;
  proofAnswer: "approved" | "changes" | null;
  /** The last day to pay its invoice; null for what is paid before it is made. */
  dueOn: string | null;
  isOwed: boolean;
  isLate: boolean;
  totalMinor: number;
  receivedMinor: number;
}

export type QuoteTab = "asked" | "answered" | "terms" | "proof" | "ordered" | "making" | "owed" | "sent" | "idle";

const isLate = sql<boolean>`(${isOwed} and q.due_on < current_date)`;

/** The tab that a quote is in. What is sent waits for its money; what is late does wherever it is. */
const tabOf = sql<QuoteTab>`case
  when ${isLate} or (o.status = 'bespoke_shipped' and ${isOwed}) then 'owed'
  when o.status = 'quote' then case when q.answered_at is null then 'asked' else 'answered' end
  when o.status in ('bespoke_requested_terms', 'bespoke_authorised_terms') then 'terms'
  when o.status = 'bespoke_mockup' then 'proof'
  when o.status in ('bespoke_approved', 'bespoke_paid', 'po_confirmed') then 'ordered'
  when o.status = 'bespoke_idle' then 'idle'
  when o.status in ('bespoke_shipped', 'bespoke_refunded') then 'sent'
  else 'making' end`;

const isOpen = sql<boolean>`o.deleted_at is null and (o.status not in ('bespoke_shipped', 'bespoke_refunded') or (${isOwed}) or o.completed_at > now() - interval '30 days')`;

const ofQuotes = (where: RawBuilder<boolean>) => sql<DeskRow>`
  select q.division_id as "divisionId", o.id, o.reference, d.name as "shopName", d.code as "shopCode",
    concat_ws(' ', o.shipping_first_name, o.shipping_last_name) as customer, o.shipping_company as company, q.wants, q.quantity, o.status,
    o.deleted_at as "deletedAt", q.answered_at as "answeredAt", o.currency, q.created_at as "askedAt", ${tabOf} as tab,
    p.version as "proofVersion", p.answer as "proofAnswer", q.due_on::text as "dueOn", (${isOwed}) as "isOwed", ${isLate} as "isLate",
    o.total_minor as "totalMinor", ${receivedMinor} as "receivedMinor"
  from quotes q join orders o on o.division_id = q.division_id and o.id = q.order_id join divisions d on d.id = q.division_id
  left join lateral (select n.version, n.answer from quote_proofs n where n.division_id = q.division_id and n.order_id = q.order_id
    order by n.version desc, n.id desc limit 1) p on true
  where ${where}`;

const orders: Partial<Record<QuoteTab, RawBuilder<unknown>>> = {
  sent: sql`o.completed_at desc`,
  owed: sql`q.due_on, o.id`,
};

/** Up to a hundred quotes of a tab, those that have waited longest first; what was sent, the newest first. */
export async function quotesOfTab(db: Bound, tab: QuoteTab): Promise<DeskRow[]> {
  const order = orders[tab] ?? sql`coalesce(q.answered_at, q.created_at), o.id`;
  const { rows } = await sql<DeskRow>`
    ${ofQuotes(sql`${isOpen} and ${tabOf} = ${tab}`)} order by ${order} limit 100`.execute(db);
  return rows;
}

/** How many quotes are in each tab. */
export async function countTabs(db: Bound): Promise<Record<string, number>> {
  const { rows } = await sql<{ tab: QuoteTab; count: number }>`
    select ${tabOf} as tab, count(*)::int as count from quotes q join orders o on o.division_id = q.division_id and o.id = q.order_id
    where ${isOpen} group by 1`.execute(db);
  return Object.fromEntries(rows.map(({ tab, count }) => [tab, count]));
}

/** A quote of any shop; undefined where there is none. */
export async function deskQuote(db: Bound, orderId: OrderId): Promise<DeskRow | undefined> {
  const { rows } = await ofQuotes(sql`q.order_id = ${orderId}`).execute(db);
  return rows[0];
}
