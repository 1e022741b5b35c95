// The two writes that move a garment: its label, and what its order amounts to afterwards.

import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import type { LabelState } from "@selvedge/domain/labels/label-machine";
import { flowAt, type OrderStatus } from "@selvedge/domain/orders/flows";
import { decidedByLabels, type LabelForProjection, statusOfLabels } from "@selvedge/domain/orders/projection";
import { sql } from "kysely";
import { moveOrder, unlabelledUnits } from "../../orders/moves/index.ts";
import type { FloorLabel } from "./floor-rows.ts";

/** Writes a label's new state and when it came there. Its order is locked by the caller. */
export async function moveLabel(
  db: Bound,
  label: FloorLabel,
  { to, at, staffUserId }: { to: LabelState; at: Date; staffUserId: number },
): Promise<void> {
  const isPick = to === "picked";
  await sql`update factory_labels set state = ${to}, version = version + 1, updated_at = ${at},
      reached = reached || jsonb_build_object(${to}::text, ${at.toISOString()}::text),
      picked_at = case when ${isPick} then ${at}::timestamptz else picked_at end,
      picked_by = case when ${isPick} then ${staffUserId}::int else picked_by end
    where division_id = ${label.divisionId} and id = ${label.id} and state = ${label.state}`.execute(db);
  label.state = to;
  label.reached = { ...label.reached, [to]: at.toISOString() };
}

/**
 * Sets an order's status to what its labels amount to in its flow, and notifies those who watch it. The labels may be those of
 * one factory: the others count as they are stored, and what has not been released yet counts as begun by nobody.
 */
export async function projectOrder(
  db: Bound,
  order: { divisionId: DivisionId; id: OrderId; status: OrderStatus; factoryCode: string; isSplit: boolean },
  labels: readonly Pick<FloorLabel, "id" | "state" | "labelPrints">[],
  reason: string,
): Promise<OrderStatus> {
  const flow = flowAt(order);
  const to = statusOfLabels(order.isSplit ? [...labels, ...(await restOf(db, order, labels))] : labels, flow);
  if (to === null || to === order.status || !decidedByLabels[flow].includes(order.status)) {
    await sql`select announce_order(${order.divisionId}, ${order.id})`.execute(db);
    return order.status;
  }
  const by = { kind: "system" as const, name: "Factory floor" };
  const moved = await moveOrder(db, { divisionId: order.divisionId, orderId: order.id, to, by, reason });
  if (!moved.ok) throw new Error(`Order ${order.id} cannot go from ${order.status} to ${to}: ${moved.code}.`);
  return to;
}

/** What an order of several factories has beside these labels. */
async function restOf(
  db: Bound,
  { divisionId, id }: { divisionId: DivisionId; id: OrderId },
  labels: readonly Pick<FloorLabel, "id">[],
): Promise<LabelForProjection[]> {
  const [stored, unlabelled] = await Promise.all([
    db
      .selectFrom("factory_labels")
      .where("division_id", "=", divisionId)
      .where("order_id", "=", id)
      .select(["id", "state", "label_prints as labelPrints"])
      .execute(),
    unlabelledUnits(db, divisionId, id),
  ]);
  const known = new Set(labels.map((label) => label.id));
  return [...stored.filter((label) => !known.has(label.id)), ...unlabelled];
}
