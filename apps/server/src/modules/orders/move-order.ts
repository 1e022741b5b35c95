// The one way an order's status changes: lock, transition table, order, status log, audit, announcement. All in the
// caller's transaction.
import type { Bound } from "@selvedge/db/bound";
import type { OrderStatus } from "@selvedge/domain/orders/flows";
import { type Actor, type MoveRefusal, mayMove } from "@selvedge/domain/orders/transitions";
import { sql } from "kysely";

export interface Mover {
  kind: Actor;
  name: string;
  accountId?: number | null;
}

export interface Move {
  divisionId: number;
  orderId: number;
  to: OrderStatus;
  by: Mover;
  reason?: string;
  requestId?: string;
}

export type MoveResult = { ok: true; from: OrderStatus } | { ok: false; code: MoveRefusal | "not_found" };

/** Locks an order until the transaction ends. Undefined where the division has no such order. */
export const lockOrder = (db: Bound, divisionId: number, orderId: number) =>
  db
    .selectFrom("orders")
    .where("division_id", "=", divisionId)
    .where("id", "=", orderId)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();

/** Moves an order if the table allows it. Staying where it is gives no_such_move and writes nothing. */
export async function moveOrder(db: Bound, move: Move): Promise<MoveResult> {
  const order = await lockOrder(db, move.divisionId, move.orderId);
  if (!order) return { ok: false, code: "not_found" };
  const allowed = mayMove(order.status, move.to, move.by.kind);
  if (!allowed.ok) return allowed;
  await Promise.all([
    writeStatus(db, move),
    logStatus(db, move, order.status),
    audit(db, move, order.status),
    announce(db, move),
  ]);
  return { ok: true, from: order.status };
}

const writeStatus = (db: Bound, { divisionId, orderId, to }: Move) =>
  sql`update orders set status = ${to}, version = version + 1,
      resume_status = case when ${to} in ('issue', 'disputed') then status else null end,
      paid_at = case when ${to} = 'paid' then now() else paid_at end,
      completed_at = case when ${to} = 'complete' then now() else completed_at end
    where division_id = ${divisionId} and id = ${orderId}`.execute(db);

const logStatus = (db: Bound, { divisionId, orderId, to, by, reason = "" }: Move, from: OrderStatus) =>
  db
    .insertInto("order_status_logs")
    .values({
      division_id: divisionId,
      order_id: orderId,
      from_status: from,
      status: to,
      actor_kind: by.kind,
      actor_name: by.name,
      account_id: by.accountId ?? null,
      reason,
    })
    .execute();

const audit = (db: Bound, { divisionId, orderId, to, by, requestId = "" }: Move, from: OrderStatus) =>
  db
    .insertInto("audit_log")
    .values({
      division_id: divisionId,
      actor_kind: by.kind,
      actor_name: by.name,
      account_id: by.accountId ?? null,
      action: "order.moved",
      subject: `order ${orderId}`,
      detail: JSON.stringify({ from, to }),
      request_id: requestId,
    })
    .execute();

const announce = (db: Bound, { divisionId, orderId }: Move) =>
  sql`select announce_order(${divisionId}, ${orderId})`.execute(db);
