// The one way an order's status changes: lock, transition table, order, status log, audit, announcement, and those of
// the move's effects that change rows. All in the caller's transaction.
import type { Bound } from "@selvedge/db/bound";
import type { Actor, EffectName } from "@selvedge/domain/orders/edge";
import { type FlowName, flowOf, type OrderStatus } from "@selvedge/domain/orders/flows";
import type { MoveFacts } from "@selvedge/domain/orders/guards";
import { decidedByLabels, statusOfLabels } from "@selvedge/domain/orders/projection";
import { type MoveRefusal, mayMove, statusWhenCancelled } from "@selvedge/domain/orders/transitions";
import { sql } from "kysely";
import { auditOrder } from "./audit-order.ts";
import { knownOfOrder, lockOrder } from "./known-of-order.ts";
import { cancelLabels, freeHoles, labelsForProjection } from "./label-effects.ts";

export interface Mover {
  kind: Actor;
  name: string;
  accountId?: number | null;
  /** The words of whoever moves; the system needs none. */
  permissions?: readonly string[];
}

export interface Move {
  divisionId: number;
  orderId: number;
  /** `deleted` cancels: the order keeps its status, or is refunded when it was paid, and reads Cancelled. */
  to: OrderStatus | "deleted";
  by: Mover;
  reason?: string;
  requestId?: string;
  /** What the mover knows and the order's own rows do not tell. */
  facts?: MoveFacts;
  /** The version that the mover looked at; a later one refuses the move. */
  version?: number;
}

export type MoveResult =
  | { ok: true; from: OrderStatus; status: OrderStatus; effects: readonly EffectName[] }
  | { ok: false; code: MoveRefusal | "not_found" | "stale"; reason: string };

/** Moves an order if its flow's table allows it. Staying where it is gives no_such_move and writes nothing. */
export async function moveOrder(db: Bound, move: Move): Promise<MoveResult> {
  const [order, known] = await Promise.all([
    lockOrder(db, move.divisionId, move.orderId),
    knownOfOrder(db, move.divisionId, move.orderId),
  ]);
  if (!order) return { ok: false, code: "not_found", reason: "There is no such order." };
  if (move.version !== undefined && move.version !== order.version)
    return { ok: false, code: "stale", reason: "Somebody else changed it in the meantime. Look again." };
  const flow = flowOf({ everStatuses: known.everStatuses, factoryCode: order.factory_code });
  const facts = {
    ...known,
    isDeleted: order.deleted_at !== null,
    resumeStatus: order.resume_status as OrderStatus | null,
    reason: move.reason ?? "",
    totalMinor: order.total_minor,
    ...move.facts,
  };
  const decision = mayMove({ flow, from: order.status, to: move.to, by: move.by, facts });
  if (!decision.ok) return decision;
  const { effects } = decision.edge;
  const status = move.to === "deleted" ? statusWhenCancelled(flow, order.status, order.paid_at !== null) : move.to;
  const step: Step = { ...move, from: order.status, status, effects };
  await Promise.all([writeStatus(db, step), logStatus(db, step), audit(db, step), ...rowEffects(db, step)]);
  const after = effects.includes("requeueLabels") ? await projectLabels(db, step, flow) : status;
  await announce(db, step);
  return { ok: true, from: order.status, status: after, effects };
}

/** An order that goes on is where its garments are by now: some may have been thrown away while it was stopped. */
async function projectLabels(db: Bound, { divisionId, orderId, status }: Step, flow: FlowName): Promise<OrderStatus> {
  const to = decidedByLabels[flow].includes(status)
    ? statusOfLabels(await labelsForProjection(db, divisionId, orderId), flow)
    : null;
  if (to === null || to === status) return status;
  const by = { kind: "system" as const, name: "Factory floor" };
  const moved = await moveOrder(db, { divisionId, orderId, to, by, reason: "Where its garments are" });
  if (!moved.ok) throw new Error(`Order ${orderId} cannot go from ${status} to ${to}: ${moved.code}.`);
  return moved.status;
}

interface Step extends Move {
  from: OrderStatus;
  status: OrderStatus;
  effects: readonly EffectName[];
}

/** Where it stopped is remembered once: an issue that is disputed goes back to where it was made. */
function writeStatus(db: Bound, { divisionId, orderId, status, effects }: Step) {
  const does = (effect: EffectName) => effects.includes(effect);
  return sql`update orders set status = ${status}, version = version + 1,
      resume_status = case when not ${does("rememberResumeStatus")} then null when status = 'issue' then resume_status else status end,
      paid_at = case when ${does("stampPaid")} then now() else paid_at end,
      completed_at = case when ${does("stampCompleted")} then now() else completed_at end,
      deleted_at = case when ${does("markDeleted")} then now() when ${does("revive")} then null else deleted_at end
    where division_id = ${divisionId} and id = ${orderId}`.execute(db);
}

/** A cancelled order that was never paid keeps its status, and so has no row of its own here. */
async function logStatus(db: Bound, { divisionId, orderId, from, status, by, reason = "" }: Step): Promise<void> {
  if (from === status) return;
  await db
    .insertInto("order_status_logs")
    .values({
      division_id: divisionId,
      order_id: orderId,
      from_status: from,
      status,
      actor_kind: by.kind,
      actor_name: by.name,
      account_id: by.accountId ?? null,
      reason,
    })
    .execute();
}

const audit = (db: Bound, { from, to, status, ...deed }: Step) =>
  auditOrder(db, {
    ...deed,
    action: to === "deleted" ? "order.cancelled" : "order.moved",
    detail: { from, to: status },
  });

/** The effects that change rows beside the order's own. Mails, money and files follow as jobs of whoever moves it. */
const rowEffects = (db: Bound, { divisionId, orderId, effects }: Step): Promise<unknown>[] => [
  ...(effects.includes("cancelLabels") ? [cancelLabels(db, divisionId, orderId)] : []),
  ...(effects.includes("freeHole") || effects.includes("cancelLabels") ? [freeHoles(db, orderId)] : []),
];

const announce = (db: Bound, { divisionId, orderId }: Step) =>
  sql`select announce_order(${divisionId}, ${orderId})`.execute(db);
