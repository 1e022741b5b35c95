// The risk rules check every paid order once. Their result is stored with the rules that matched; an order that a person
// has to check, or that the rules block, waits for that person on hold.

import type { Bound } from "@selvedge/db/bound";
import type { Database } from "@selvedge/db/tables";
import { type Writes, writeTogether } from "@selvedge/db/write-together";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { isDisposableEmail } from "@selvedge/domain/orders/disposable-email";
import { type FriskFacts, friskCheck, isFriskNeeded } from "@selvedge/domain/orders/frisk-check";
import { type Selectable, sql } from "kysely";
import { LRUCache } from "lru-cache";
import type { Platform } from "../../../platform.ts";
import { auditRow } from "../../plumbing/audit/index.ts";
import { lockOrder } from "./known-of-order.ts";

/** Orders that a shop needs before its usual amount is known. */
const fewestForMedian = 20;

/** What the check reads of the order's row, which its caller has locked. */
export const riskColumns = [
  "id",
  "division_id",
  "deleted_at",
  "reprint_reason_id",
  "total_minor",
  "email",
  "billing_country",
  "shipping_country",
] as const;
type CheckedOrder = Pick<Selectable<Database["orders"]>, (typeof riskColumns)[number]>;

/** Checks a paid order. One that was checked before, or that staff made free of charge, is skipped. */
export async function checkRisk(
  platform: Platform,
  db: Bound,
  divisionId: DivisionId,
  orderId: OrderId,
): Promise<void> {
  // The facts are read once the lock is held: they leave behind it in the same packet.
  const [order, facts] = await Promise.all([
    lockOrder(db, divisionId, orderId),
    riskFacts(platform, db, divisionId, orderId),
  ]);
  const writes = order ? riskWrites(db, order, facts) : {};
  if (Object.keys(writes).length > 0) await writeTogether(db, writes, announcedRisk(writes, divisionId, orderId));
}

/** What the check of a locked order writes, as parts of a statement that may write more; nothing where none is needed. */
export function riskWrites(db: Bound, order: CheckedOrder, counts: RiskFacts | undefined): Writes {
  if (!counts || order.deleted_at !== null || counts.wasChecked) return {};
  const isReprint = order.reprint_reason_id !== null;
  if (!isFriskNeeded({ isMadeByStaff: false, isReprint, totalMinor: order.total_minor })) return {};
  const { score, decision, hits } = friskCheck({
    ...counts,
    billingCountry: order.billing_country,
    shippingCountry: order.shipping_country,
    totalMinor: order.total_minor,
    // Neither a list of forwarders nor the address of the device is stored: those two rules never match.
    address: "ordinary",
    ordersOfIpInDay: 0,
    isDisposableEmail: isDisposableEmail(order.email),
  });
  const own = { division_id: order.division_id, order_id: order.id };
  const checked = db
    .insertInto("frisk_checks")
    .values({ ...own, score, decision, hits: JSON.stringify(hits), decided_by: "rules" });
  if (decision === "pass") return { checked };
  return { checked, ...holdForReview(db, own, `Score ${score}. ${hits.map(({ reason }) => reason).join(" ")}`) };
}

/** Ends such a statement: tells that the order moved where it was put on hold. */
export const announcedRisk = (writes: Writes, divisionId: DivisionId, orderId: OrderId) =>
  "held" in writes ? sql`select announce_order(${divisionId}, ${orderId})` : sql`select`;

/** Attempts within the hour before the payment, cards by the processor's id, and the shop's usual amount. */
export type RiskFacts = Pick<
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
const usualOrders = 100;

interface UsualAmount {
  currency: string;
  medianMinor: number;
}

/**
 * Of shops with that many orders, whose usual amount one order hardly moves: as it was up to ten minutes ago. Reading a hundred
 * orders for each one that is paid costs more than all other facts together.
 */
const remembered = new WeakMap<Platform, LRUCache<DivisionId, UsualAmount>>();

function usualAmounts(platform: Platform) {
  const known = remembered.get(platform) ?? new LRUCache<DivisionId, UsualAmount>({ max: 5_000, ttl: 600_000 });
  remembered.set(platform, known);
  return known;
}

type ReadFacts = Omit<RiskFacts, "shopMedianMinor"> & {
  currency: string;
  /** null where it is remembered. */
  usual: { orders: number; medianMinor: number } | null;
};

/** Reads those facts of an order. Must run behind its lock. */
export async function riskFacts(
  platform: Platform,
  db: Bound,
  divisionId: DivisionId,
  orderId: OrderId,
): Promise<RiskFacts | undefined> {
  const usual = usualAmounts(platform);
  const known = usual.get(divisionId);
  const { rows } = await sql<ReadFacts>`
    select
      exists (select from frisk_checks k where k.division_id = o.division_id and k.order_id = o.id) as "wasChecked",
      not exists (select from orders p where p.division_id = o.division_id and p.customer_id = o.customer_id and p.id <> o.id and p.paid_at is not null) as "isNewCustomer",
      (select count(*)::int from payment_attempts a where a.division_id = o.division_id and a.order_id = o.id
        and a.created_at > coalesce(o.paid_at, now()) - interval '1 hour') as "attemptsInHour",
      (select count(distinct a.payment_method_name)::int from payment_attempts a where a.division_id = o.division_id and a.order_id = o.id) as "cardsOfDevice",
      case when o.currency is distinct from ${known?.currency ?? null}::text then
        (select json_build_object('orders', count(*), 'medianMinor', percentile_disc(0.5) within group (order by p.total_minor))
        from (select s.total_minor from orders s where s.division_id = o.division_id and s.currency = o.currency and s.paid_at is not null
          and s.deleted_at is null and s.id <> o.id order by s.created_at desc limit ${usualOrders}) p) end as usual,
      (extract(epoch from coalesce(o.paid_at, now()) - d.created_at) / 86400)::int as "shopAgeDays",
      exists (select from memberships m join accounts c on c.id = m.account_id
        where m.division_id = o.division_id and c.email_normalised = u.email_normalised) as "isBoughtByShop",
      f.is_fraud as "isFraudProject", o.currency
    from orders o
    join divisions d on d.id = o.division_id
    join manufacturers f on f.id = d.manufacturer_id
    join customers u on u.division_id = o.division_id and u.id = o.customer_id
    where o.division_id = ${divisionId} and o.id = ${orderId}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { usual: read, currency, ...facts } = row;
  if (!read) return { ...facts, shopMedianMinor: known!.medianMinor };
  const { orders, medianMinor } = read;
  if (orders === usualOrders) usual.set(divisionId, { currency, medianMinor });
  return { ...facts, shopMedianMinor: orders >= fewestForMedian ? medianMinor : null };
}

const holdForReview = (db: Bound, own: { division_id: DivisionId; order_id: OrderId }, note: string): Writes => ({
  held: db.insertInto("holds").values({ ...own, code: "frisk_review", note, placed_by: "Risk rules" }),
  held_audit: auditRow(db, {
    divisionId: own.division_id,
    by: { kind: "system", name: "Risk rules" },
    action: "order.held",
    subject: `order ${own.order_id}`,
    detail: { code: "frisk_review" },
  }),
});
