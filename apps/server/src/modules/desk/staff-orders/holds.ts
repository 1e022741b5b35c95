// Holds, and stopping an order that is being made. Each change locks the order first.

import type { Bound } from "@selvedge/db/bound";
import { withoutDivision } from "@selvedge/db/with-division";
import { holdKinds, mayReleaseHold } from "@selvedge/domain/factory/holds";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import type { OrderStatus } from "@selvedge/domain/orders/flows";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { type Mover, moveOrder, openHold } from "../../orders/moves/index.ts";
import { writeAudit } from "../../plumbing/audit/index.ts";
import { presentHold } from "./present-order.ts";

/** Places a hold; the same kind twice is one hold. */
export async function placeHold(
  platform: Platform,
  orderId: OrderId,
  { requested, by, requestId }: { requested: { code: string; note: string }; by: Mover; requestId: string },
) {
  if (!holdKinds.some(({ code }) => code === requested.code))
    throw new Refusal("validation", { errors: { code: ["Choose a reason for the hold"] } });
  return withoutDivision(platform.pools.backOffice, async (db) => {
    const order = await lock(db, orderId);
    if (["complete", "exchanged", "refunded"].includes(order.status))
      throw new Refusal("moveRefused", { message: "The order has been sent." });

    const hold = await openHold(
      db,
      { ...requested, divisionId: order.divisionId, orderId },
      { by, at: platform.now(), requestId },
    );
    return presentHold(hold);
  });
}

/** Releases a hold; one that is released already stays as it was. */
export async function releaseHold(
  platform: Platform,
  orderId: OrderId,
  { holdId, by, requestId }: { holdId: number; by: Mover; requestId: string },
) {
  return withoutDivision(platform.pools.backOffice, async (db) => {
    const order = await lock(db, orderId);
    await requireMayRelease(db, order.divisionId, { orderId, holdId, by });
    const { rows } = await sql<{ released_by: string; isNew: boolean; code: string }>`
      update holds set released_by = coalesce(released_by, ${by.name}), released_at = coalesce(released_at, ${platform.now()})
      where division_id = ${order.divisionId} and order_id = ${orderId} and id = ${holdId}
      returning released_by, code, (select before.released_at is null from holds before
        where before.division_id = holds.division_id and before.id = holds.id) as "isNew"`.execute(db);
    const [hold] = rows;
    if (!hold) throw new Refusal("notFound");
    if (hold.isNew && hold.code === "frisk_review") await passRisk(db, order.divisionId, orderId, by);
    if (hold.isNew)
      await writeAudit(db, {
        subject: `order ${orderId}`,
        by,
        requestId,
        divisionId: order.divisionId,
        action: "order.hold_released",
        detail: { code: hold.code },
      });
    await announce(db, order.divisionId, orderId);
    return { id: holdId, releasedBy: hold.released_by };
  });
}

/** A person has read the risk result and lets the order pass: a separate decision with the same score. */
const passRisk = (db: Bound, divisionId: DivisionId, orderId: OrderId, by: Mover) =>
  sql`insert into frisk_checks (division_id, order_id, score, decision, hits, decided_by)
    select division_id, order_id, score, 'pass', hits, ${by.name} from frisk_checks
    where division_id = ${divisionId} and order_id = ${orderId} order by id desc limit 1`.execute(db);

/** Risk and payment checks are let go by those who judge risk. */
async function requireMayRelease(
  db: Bound,
  divisionId: DivisionId,
  { orderId, holdId, by }: { orderId: OrderId; holdId: number; by: Mover },
) {
  const hold = await db
    .selectFrom("holds")
    .where("division_id", "=", divisionId)
    .where("order_id", "=", orderId)
    .where("id", "=", holdId)
    .select("code")
    .executeTakeFirst();
  if (hold && !mayReleaseHold(hold.code, by.permissions ?? [])) throw new Refusal("permissionDenied");
}

/** Takes an order off every queue. */
export async function stopOrder(
  platform: Platform,
  orderId: OrderId,
  { reason, by, requestId }: { reason: string; by: Mover; requestId: string },
) {
  return withoutDivision(platform.pools.backOffice, async (db) => {
    const { divisionId } = await lock(db, orderId);
    return { status: await moved(db, { divisionId, orderId, to: "issue", by, reason, requestId }) };
  });
}

/** Puts a stopped order back to where it was stopped, and from there to where its garments are by now. */
export async function resumeOrder(
  platform: Platform,
  orderId: OrderId,
  { reason, by, requestId }: { reason: string; by: Mover; requestId: string },
) {
  return withoutDivision(platform.pools.backOffice, async (db) => {
    const { divisionId, resumeStatus } = await lock(db, orderId);
    if (resumeStatus === null) throw new Refusal("moveRefused", { message: "The order is not stopped." });
    return { status: await moved(db, { divisionId, orderId, to: resumeStatus, by, reason, requestId }) };
  });
}

async function moved(db: Bound, move: Parameters<typeof moveOrder>[1]): Promise<OrderStatus> {
  const result = await moveOrder(db, move);
  if (!result.ok) throw new Refusal("moveRefused", { message: result.reason });
  return result.status;
}

interface Locked {
  divisionId: DivisionId;
  status: OrderStatus;
  resumeStatus: OrderStatus | null;
}

async function lock(db: Bound, orderId: OrderId): Promise<Locked> {
  const { rows } = await sql<Locked>`
    select division_id as "divisionId", status, resume_status as "resumeStatus" from orders where id = ${orderId} for update`.execute(
    db,
  );
  if (!rows[0]) throw new Refusal("notFound");
  return rows[0];
}

const announce = (db: Bound, divisionId: DivisionId, orderId: OrderId) =>
  sql`select announce_order(${divisionId}, ${orderId})`.execute(db);
