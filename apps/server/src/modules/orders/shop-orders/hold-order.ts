// A shop holds its own order before it goes to the floor, and releases it. The same table decides what is allowed and
// what its page shows.

import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { isActive } from "@selvedge/domain/labels/label-state";
import type { OrderAction } from "@selvedge/domain/orders/allowed-actions";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { writeAudit } from "../../plumbing/audit/index.ts";
import { actionsOfOrder, knownOfOrder, lockOrder, type Mover } from "../moves/index.ts";

interface HoldChange {
  divisionId: DivisionId;
  orderId: OrderId;
  by: Mover;
  requestId: string;
}

/** Holds an order until its shop releases it. Idempotent. */
export const holdOrder = (platform: Platform, request: HoldChange, note: string) =>
  withDivision(platform.pools.web, request.divisionId, async (db) => {
    await requireAction(db, request, "hold");
    const { rowCount } = await changed(
      sql`insert into holds (division_id, order_id, code, note, placed_by)
        select ${request.divisionId}::int, ${request.orderId}::bigint, 'merchant_hold', ${note}, ${request.by.name}
        where not exists (select from holds where division_id = ${request.divisionId} and order_id = ${request.orderId}
          and code = 'merchant_hold' and released_at is null) returning id`.execute(db),
    );
    if (rowCount > 0) await announce(db, request, "order.held");
    return { isHeld: true };
  });

/** Releases an order that its shop had held. */
export const releaseOrder = (platform: Platform, request: HoldChange) =>
  withDivision(platform.pools.web, request.divisionId, async (db) => {
    await requireAction(db, request, "release_hold");
    await sql`update holds set released_by = ${request.by.name}, released_at = now()
      where division_id = ${request.divisionId} and order_id = ${request.orderId} and code = 'merchant_hold' and released_at is null`.execute(
      db,
    );
    await announce(db, request, "order.hold_released");
    return { isHeld: false };
  });

const changed = async (query: Promise<{ rows: unknown[] }>) => ({ rowCount: (await query).rows.length });

/** Throws if the order is not the shop's, was never ordered, or the action table refuses. */
async function requireAction(db: Bound, { divisionId, orderId, by }: HoldChange, code: OrderAction): Promise<void> {
  const [order, known, labels] = await Promise.all([
    lockOrder(db, divisionId, orderId),
    knownOfOrder(db, divisionId, orderId),
    db
      .selectFrom("factory_labels")
      .where("division_id", "=", divisionId)
      .where("order_id", "=", orderId)
      .select("state")
      .execute(),
  ]);
  if (!order || (order.paid_at === null && !order.on_terms)) throw new Refusal("notFound");
  const asker = { kind: "merchant" as const, permissions: by.permissions ?? [] };
  const action = actionsOfOrder(asker, order, { known, activeLabels: labels.filter(isActive).length }).find(
    (each) => each.code === code,
  );
  if (!action?.isAllowed) throw new Refusal("moveRefused", { message: action?.note ?? "Not now." });
}

const announce = (db: Bound, { divisionId, orderId, by, requestId }: HoldChange, action: string) =>
  Promise.all([
    writeAudit(db, {
      divisionId,
      by,
      requestId,
      action,
      subject: `order ${orderId}`,
      detail: { code: "merchant_hold" },
    }),
    sql`select announce_order(${divisionId}, ${orderId})`.execute(db),
  ]);
