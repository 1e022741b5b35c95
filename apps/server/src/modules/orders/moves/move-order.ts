// The only way an order's status changes: lock, transition table, order, status log, audit, announcement, and the move's
// effects. All in the caller's transaction.
import type { Bound } from "@selvedge/db/bound";
import { type Writes, writeTogether } from "@selvedge/db/write-together";
import { flowAt, type OrderStatus } from "@selvedge/domain/orders/flows";
import { type MoveDecision, type MoveRefusal, mayMove, statusWhenCancelled } from "@selvedge/domain/orders/transitions";
import { sql } from "kysely";
import { auditRow } from "../../plumbing/audit/index.ts";
import { knownOfOrder, lockOrder } from "./known-of-order.ts";
import { besideOf, columnsOf, jobsOf, onwardOf, startRows } from "./run-effects.ts";
import type { LockedOrder, Move, Step } from "./step.ts";

export type MoveResult =
  | { ok: true; from: OrderStatus; status: OrderStatus }
  | { ok: false; code: MoveRefusal | "not_found" | "stale"; reason: string };

/** Moves an order if its flow's table allows it. Staying where it is gives no_such_move and writes nothing. */
export async function moveOrder(db: Bound, move: Move): Promise<MoveResult> {
  const [order, known] = await Promise.all([
    lockOrder(db, move.divisionId, move.orderId),
    knownOfOrder(db, move.divisionId, move.orderId),
  ]);
  if (!order) return { ok: false, code: "not_found", reason: "There is no such order." };
  if (move.version !== undefined && move.version !== order.version)
    return { ok: false, code: "stale", reason: "Someone else changed it in the meantime. Check it again." };
  return moveLocked(db, order, { ...move, facts: { ...known, ...move.facts } });
}

/**
 * Moves an order whose row the caller has locked and read. Facts that are not in the row have to be in `facts`: the table
 * refuses when one is missing. What it writes goes in one statement, with what the caller writes `beside` it of other rows.
 */
export async function moveLocked(db: Bound, order: LockedOrder, move: Move, beside: Writes = {}): Promise<MoveResult> {
  const decision = mayMoveLocked(order, move);
  if (!decision.ok) return decision;
  const flow = flowAt(placeOf(order));
  const status = move.to === "deleted" ? statusWhenCancelled(flow, order.status, order.paid_at !== null) : move.to;
  const step: Step = { ...move, order, flow, from: order.status, status, effects: decision.edge.effects };
  const writes = {
    ...beside,
    status: writeStatus(db, step),
    ...logOf(db, step),
    audit: audit(db, step),
    ...besideOf(step),
    ...jobsOf(step),
  };
  await Promise.all([writeTogether(db, writes, announced(step)), ...startRows(db, step)]);
  const onward = await onwardOf(db, step);
  return { ok: true, from: order.status, status: onward === null ? status : await moveOnward(db, step, onward) };
}

/** Applies the order's flow to a move, before anything is written. */
export const mayMoveLocked = (order: LockedOrder, { to, by, reason = "", facts }: Move): MoveDecision =>
  mayMove({
    flow: flowAt(placeOf(order)),
    from: order.status,
    to,
    by,
    facts: {
      isDeleted: order.deleted_at !== null,
      resumeStatus: order.resume_status as OrderStatus | null,
      totalMinor: order.total_minor,
      reason,
      ...facts,
    },
  });

const placeOf = ({ status, factory_code: factoryCode }: LockedOrder) => ({ status, factoryCode });

async function moveOnward(db: Bound, { divisionId, orderId, status }: Step, to: OrderStatus): Promise<OrderStatus> {
  const by = { kind: "system" as const, name: "Factory floor" };
  const moved = await moveOrder(db, { divisionId, orderId, to, by, reason: "Where its garments are" });
  if (!moved.ok) throw new Error(`Order ${orderId} cannot go from ${status} to ${to}: ${moved.code}.`);
  return moved.status;
}

const writeStatus = (db: Bound, step: Step) =>
  db
    .updateTable("orders")
    .where("division_id", "=", step.divisionId)
    .where("id", "=", step.orderId)
    .set({ status: step.status, version: sql`version + 1`, ...columnsOf(step) });

/** A cancelled order that was never paid keeps its status, so it gets no row here. */
function logOf(db: Bound, { divisionId, orderId, from, status, by, reason = "" }: Step): Writes {
  if (from === status) return {};
  const log = db.insertInto("order_status_logs").values({
    division_id: divisionId,
    order_id: orderId,
    from_status: from,
    status,
    actor_kind: by.kind,
    actor_name: by.name,
    account_id: by.accountId ?? null,
    reason,
  });
  return { log };
}

const audit = (db: Bound, { divisionId, orderId, by, requestId = "", from, to, status, audit: entry }: Step) =>
  auditRow(db, {
    divisionId,
    by,
    requestId,
    subject: `order ${orderId}`,
    action: entry?.action ?? (to === "deleted" ? "order.cancelled" : "order.moved"),
    detail: { from, to: status, ...entry?.detail },
  });

const announced = ({ divisionId, orderId }: Step) => sql`select announce_order(${divisionId}, ${orderId})`;
