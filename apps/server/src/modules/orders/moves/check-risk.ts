// The risk rules check every paid order once. Their result is stored with the rules that matched; an order that a person
// has to check, or that the rules block, waits for that person on hold.

import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { isDisposableEmail } from "@selvedge/domain/orders/disposable-email";
import { type FriskFacts, friskCheck, isFriskNeeded } from "@selvedge/domain/orders/frisk-check";
import { sql } from "kysely";
import { writeAudit } from "../../plumbing/audit/index.ts";
import { lockOrder } from "./known-of-order.ts";

/** Orders that a shop needs before its usual amount is known. */
const fewestForMedian = 20;

/** Checks an order that has just been paid. One that was checked before, or that staff made free of charge, is skipped. */
export async function checkRisk(db: Bound, divisionId: DivisionId, orderId: OrderId): Promise<void> {
  // The facts are read once the lock is held: they leave behind it in the same packet.
  const [order, counts] = await Promise.all([lockOrder(db, divisionId, orderId), countsOf(db, divisionId, orderId)]);
  if (!order || !counts || order.deleted_at !== null || counts.wasChecked) return;
  const isReprint = order.reprint_reason_id !== null;
  if (!isFriskNeeded({ isMadeByStaff: false, isReprint, totalMinor: order.total_minor })) return;
  const facts: FriskFacts = {
    ...counts,
    billingCountry: order.billing_country,
    shippingCountry: order.shipping_country,
    totalMinor: order.total_minor,
    // Neither a list of forwarders nor the address of the device is stored: those two rules never match.
    address: "ordinary",
    ordersOfIpInDay: 0,
    isDisposableEmail: isDisposableEmail(order.email),
  };
  const { score, decision, hits } = friskCheck(facts);
  await db
    .insertInto("frisk_checks")
    .values({
      division_id: divisionId,
      order_id: orderId,
      score,
      decision,
      hits: JSON.stringify(hits),
      decided_by: "rules",
    })
    .execute();
  if (decision !== "pass")
    await holdForReview(db, divisionId, orderId, `Score ${score}. ${hits.map(({ reason }) => reason).join(" ")}`);
}

type Counts = Pick<
  FriskFacts,
  | "isNewCustomer"
  | "attemptsInHour"
  | "cardsOfDevice"
  | "shopMedianMinor"
  | "shopAgeDays"
  | "isBoughtByShop"
  | "isFraudProject"
> & { wasChecked: boolean };

/** A shop's usual amount is read from its latest orders, so that a large shop's check takes no longer than a small one's. */
const usualOrders = 1_000;

/** Attempts within the hour before the payment, cards by the processor's id, and the shop's usual amount. */
async function countsOf(db: Bound, divisionId: DivisionId, orderId: OrderId): Promise<Counts | undefined> {
  const { rows } = await sql<Counts>`
    select
      exists (select from frisk_checks k where k.division_id = o.division_id and k.order_id = o.id) as "wasChecked",
      not exists (select from orders p where p.division_id = o.division_id and p.customer_id = o.customer_id and p.id <> o.id and p.paid_at is not null) as "isNewCustomer",
      (select count(*)::int from payment_attempts a where a.division_id = o.division_id and a.order_id = o.id
        and a.created_at > coalesce(o.paid_at, now()) - interval '1 hour') as "attemptsInHour",
      (select count(distinct a.payment_method_name)::int from payment_attempts a where a.division_id = o.division_id and a.order_id = o.id) as "cardsOfDevice",
      (select case when count(*) >= ${fewestForMedian} then (percentile_disc(0.5) within group (order by p.total_minor))::bigint end
        from (select s.total_minor from orders s where s.division_id = o.division_id and s.currency = o.currency and s.paid_at is not null
          and s.deleted_at is null and s.id <> o.id order by s.created_at desc limit ${usualOrders}) p) as "shopMedianMinor",
      (extract(epoch from coalesce(o.paid_at, now()) - d.created_at) / 86400)::int as "shopAgeDays",
      exists (select from memberships m join accounts c on c.id = m.account_id
        where m.division_id = o.division_id and c.email_normalised = u.email_normalised) as "isBoughtByShop",
      f.is_fraud as "isFraudProject"
    from orders o
    join divisions d on d.id = o.division_id
    join manufacturers f on f.id = d.manufacturer_id
    join customers u on u.division_id = o.division_id and u.id = o.customer_id
    where o.division_id = ${divisionId} and o.id = ${orderId}`.execute(db);
  return rows[0];
}

async function holdForReview(db: Bound, divisionId: DivisionId, orderId: OrderId, note: string): Promise<void> {
  const own = { division_id: divisionId, order_id: orderId };
  await db
    .insertInto("holds")
    .values({ ...own, code: "frisk_review", note, placed_by: "Risk rules" })
    .execute();
  await writeAudit(db, {
    divisionId,
    by: { kind: "system", name: "Risk rules" },
    action: "order.held",
    subject: `order ${orderId}`,
    detail: { code: "frisk_review" },
  });
  await sql`select announce_order(${divisionId}, ${orderId})`.execute(db);
}
