// How the parcel of an order went, as the rules of returns ask it.
import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import type { ActionFacts } from "@selvedge/domain/orders/action-table";
import { carrierLostDays, dueDay } from "@selvedge/domain/shipping/lost-parcels";
import { isoDay } from "@selvedge/domain/shipping/working-days";
import { sql } from "kysely";
import { piecesLeft } from "./pieces-left.ts";

export type ParcelFacts = NonNullable<ActionFacts["parcel"]>;

interface Posted {
  method: string;
  promisedTo: string;
  postedAt: Date | null;
}

const dayMs = 86_400_000;
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/**
 * The facts of an order's parcel, counted in whole days at `now`; undefined before it has left. Carriers report no
 * delivery, so its service's own days say when it should have come.
 */
export async function parcelFacts(
  db: Bound,
  divisionId: DivisionId,
  orderId: OrderId,
  now: Date,
): Promise<ParcelFacts | undefined> {
  const [{ rows }, pieces] = await Promise.all([
    sql<Posted>`
      select o.shipping_method as method, o.promised_to as "promisedTo", coalesce(o.completed_at, (select min(p.dispatched_at) from parcels p
        where p.division_id = o.division_id and p.order_id = o.id)) as "postedAt"
      from orders o where o.division_id = ${divisionId} and o.id = ${orderId}`.execute(db),
    piecesLeft(db, divisionId, orderId),
  ]);
  const [posted] = rows;
  if (!posted?.postedAt) return undefined;
  const postedOn = isoDay(posted.postedAt);
  const due = dueDay(posted.method, postedOn);
  const today = isoDay(now);
  return {
    isPersonalised: pieces.length > 0 && pieces.every((piece) => piece.isPersonalised),
    daysSincePosted: Math.max(0, daysBetween(postedOn, today)),
    daysSinceDelivered: null,
    daysSinceDue: daysBetween(due, today),
    carrierLostDays: carrierLostDays(posted.method),
    daysLate: daysBetween(posted.promisedTo, due),
    activeQuantity: pieces.reduce((total, { left }) => total + left, 0),
  };
}
