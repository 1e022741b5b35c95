// Pieces left an order that is being made: what is left of it may be further than it was.
import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { hasReached, isActive, type LabelState } from "@selvedge/domain/labels/label-state";
import { flowAt } from "@selvedge/domain/orders/flows";
import { sql } from "kysely";
import { lockOrder } from "./known-of-order.ts";
import { isHeldBy, statusOfGarments } from "./label-effects.ts";
import { moveOrder } from "./move-order.ts";

/** Sets an order's status to what its garments amount to, and turns its holes ready where no garment is missing in them. */
export async function followGarments(db: Bound, divisionId: DivisionId, orderId: OrderId): Promise<void> {
  const order = await lockOrder(db, divisionId, orderId);
  if (!order) return;
  await turnCompleteHoles(db, divisionId, orderId);
  const flow = flowAt({ status: order.status, factoryCode: order.factory_code });
  const to = await statusOfGarments(db, { divisionId, orderId, status: order.status, flow });
  if (to === null) return;
  // What has left is packed first, as its flow says.
  const way = to === "complete" && order.status !== "packing" ? (["packing", "complete"] as const) : [to];
  const by = { kind: "system" as const, name: "Factory floor" };
  for (const next of way) {
    const moved = await moveOrder(db, { divisionId, orderId, to: next, by, reason: "What is left of it" });
    if (!moved.ok) throw new Error(`Order ${orderId} cannot go from ${order.status} to ${next}: ${moved.code}.`);
  }
}

interface SortedLabel {
  state: LabelState;
  technology: string;
}

async function turnCompleteHoles(db: Bound, divisionId: DivisionId, orderId: OrderId): Promise<void> {
  const { rows } = await sql<SortedLabel>`
    select l.state, l.technology from factory_labels l where l.division_id = ${divisionId} and l.order_id = ${orderId}
      and l.factory_code in (select w.factory_code from factory_labels w
        where w.division_id = ${divisionId} and w.order_id = ${orderId} and w.pigeonhole_code is not null)`.execute(db);
  const isSorted = ({ state, technology }: SortedLabel) =>
    hasReached(state, "pigeonholed") || (technology === "paper" && state === "qc_passed");
  const active = rows.filter(isActive);
  if (active.length > 0 && active.every(isSorted))
    await sql`update pigeonholes set state = 'ready' where ${isHeldBy(orderId)}`.execute(db);
}
