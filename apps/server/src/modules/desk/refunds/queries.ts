import type { Bound } from "@selvedge/db/bound";
import type { OrderId } from "@selvedge/domain/ids";
import { sql } from "kysely";
import { byHand } from "../../orders/refunds/index.ts";

export type RefundTab = "hand" | "refused" | "done";

export interface WaitingRow {
  id: number;
  orderId: OrderId;
  reference: string;
  shop: string;
  customer: string;
  email: string;
  totalMinor: number;
  currency: string;
  paidWith: string;
  reason: string;
  message: string;
  by: string;
  at: Date;
  paidAt: Date | null;
  handBy: string;
  handReference: string;
}

/** The tab of the refund row `r`; null for one that nobody has to look after. */
const tabOf = sql<RefundTab | null>`case
  when r.state = 'failed' then 'refused'
  when r.state = 'asked' and exists (select from refund_charges c
    join payment_attempts a on a.division_id = c.division_id and a.id = c.attempt_id
    where c.division_id = r.division_id and c.refund_id = r.id and c.state = 'asked' and a.provider = ${byHand}) then 'hand'
  when r.state = 'paid' and r.hand_reference <> '' then 'done' end`;

const isRecent = sql<boolean>`(r.state <> 'paid' or r.paid_at > now() - interval '90 days')`;

/** Up to a hundred refunds of a tab: those that have waited longest first, what is done the newest first. */
export async function refundsOfTab(db: Bound, tab: RefundTab): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select r.id, o.id as "orderId", o.reference, d.name as shop, concat_ws(' ', o.shipping_first_name, o.shipping_last_name) as customer, o.email,
      r.total_minor as "totalMinor", r.currency, o.payment_method as "paidWith", r.reason, r.message, r.actor_name as by, r.created_at as at,
      r.paid_at as "paidAt", r.hand_by as "handBy", r.hand_reference as "handReference"
    from refunds r join orders o on o.division_id = r.division_id and o.id = r.order_id join divisions d on d.id = r.division_id
    where ${isRecent} and ${tabOf} = ${tab}
    order by ${tab === "done" ? sql`r.paid_at desc` : sql`r.created_at`}, r.id limit 100`.execute(db);
  return rows;
}

/** How many refunds are in each tab. */
export async function countTabs(db: Bound): Promise<Record<string, number>> {
  const { rows } = await sql<{ tab: RefundTab; count: number }>`
    select tab, count(*)::int as count from (select ${tabOf} as tab from refunds r where ${isRecent}) counted
    where tab is not null group by 1`.execute(db);
  return Object.fromEntries(rows.map(({ tab, count }) => [tab, count]));
}
