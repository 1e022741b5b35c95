// Holds, and stopping an order that is being made. Each change locks the order first.
import type { Bound } from "@selvedge/db/bound";
import { withPlatform } from "@selvedge/db/with-division";
import { holdKinds } from "@selvedge/domain/factory/holds";
import type { OrderStatus } from "@selvedge/domain/orders/flows";
import { sql } from "kysely";
import type { Platform } from "../../platform.ts";
import { Refusal } from "../../plugins/refusal.ts";
import { labelsOfOrder, projectOrder } from "../factory/index.ts";
import { type Mover, moveOrder } from "../orders/index.ts";
import { presentHold } from "./present-order.ts";

/** Places a hold; the same kind twice is one hold. */
export async function placeHold(
  platform: Platform,
  orderId: number,
  wish: { code: string; note: string },
  by: Mover,
  requestId: string,
) {
  if (!holdKinds.some(({ code }) => code === wish.code))
    throw new Refusal("validation", { errors: { code: ["Choose what holds the order"] } });
  return withPlatform(platform.pools.backOffice, async (db) => {
    const order = await lock(db, orderId);
    if (["complete", "exchanged", "refunded"].includes(order.status))
      throw new Refusal("moveRefused", { message: "The order has left the house." });
    const own = { division_id: order.divisionId, order_id: orderId };
    const there = await openHold(db, order.divisionId, orderId, wish.code);
    const hold =
      there ??
      (await db
        .insertInto("holds")
        .values({ ...own, code: wish.code, note: wish.note, placed_by: by.name, placed_at: platform.now() })
        .returningAll()
        .executeTakeFirstOrThrow());
    if (!there)
      await audit(db, {
        orderId,
        by,
        requestId,
        divisionId: order.divisionId,
        action: "order.held",
        detail: { code: wish.code },
      });
    await announce(db, order.divisionId, orderId);
    return presentHold(hold);
  });
}

/** Releases a hold; one that is released already stays as it was. */
export async function releaseHold(platform: Platform, orderId: number, holdId: number, by: Mover, requestId: string) {
  return withPlatform(platform.pools.backOffice, async (db) => {
    const order = await lock(db, orderId);
    const { rows } = await sql<{ released_by: string; isNew: boolean; code: string }>`
      update holds set released_by = coalesce(released_by, ${by.name}), released_at = coalesce(released_at, ${platform.now()})
      where division_id = ${order.divisionId} and order_id = ${orderId} and id = ${holdId}
      returning released_by, code, (select before.released_at is null from holds before
        where before.division_id = holds.division_id and before.id = holds.id) as "isNew"`.execute(db);
    const [hold] = rows;
    if (!hold) throw new Refusal("notFound");
    if (hold.isNew)
      await audit(db, {
        orderId,
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

/** Takes an order off every queue, or puts it back to where its garments are. */
export async function stopOrResume(
  platform: Platform,
  orderId: number,
  to: "issue" | "processing",
  reason: string,
  by: Mover,
  requestId: string,
) {
  return withPlatform(platform.pools.backOffice, async (db) => {
    const order = await lock(db, orderId);
    const isRight = to === "issue" ? onFloor.has(order.status) : order.status === "issue";
    if (!isRight) throw new Refusal("moveRefused");
    const moved = await moveOrder(db, { divisionId: order.divisionId, orderId, to, by, reason, requestId });
    if (!moved.ok) throw new Refusal("moveRefused");
    if (to === "issue") return { status: "issue" };
    const labels = await labelsOfOrder(db, order.divisionId, orderId);
    return {
      status: await projectOrder(db, { divisionId: order.divisionId, id: orderId, status: to }, labels, reason),
    };
  });
}

const onFloor = new Set<string>(["processing", "label_printed", "printed", "consolidated", "packing"]);

async function lock(db: Bound, orderId: number): Promise<{ divisionId: number; status: OrderStatus }> {
  const { rows } = await sql<{ divisionId: number; status: OrderStatus }>`
    select division_id as "divisionId", status from orders where id = ${orderId} for update`.execute(db);
  if (!rows[0]) throw new Refusal("notFound");
  return rows[0];
}

const openHold = (db: Bound, divisionId: number, orderId: number, code: string) =>
  db
    .selectFrom("holds")
    .where("division_id", "=", divisionId)
    .where("order_id", "=", orderId)
    .where("code", "=", code)
    .where("released_at", "is", null)
    .selectAll()
    .executeTakeFirst();

interface Deed {
  divisionId: number;
  orderId: number;
  by: Mover;
  action: string;
  detail: object;
  requestId: string;
}

const audit = (db: Bound, { divisionId, orderId, by, action, detail, requestId }: Deed) =>
  db
    .insertInto("audit_log")
    .values({
      division_id: divisionId,
      actor_kind: by.kind,
      actor_name: by.name,
      account_id: by.accountId ?? null,
      action,
      subject: `order ${orderId}`,
      detail: JSON.stringify(detail),
      request_id: requestId,
    })
    .execute();

const announce = (db: Bound, divisionId: number, orderId: number) =>
  sql`select announce_order(${divisionId}, ${orderId})`.execute(db);
