// A shop holds its own order before it goes to the floor, and lets it go on. Whether it may is asked of the same table
// that its page shows.
import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import { isActive } from "@selvedge/domain/labels/label-state";
import type { OrderAction } from "@selvedge/domain/orders/allowed-actions";
import { sql } from "kysely";
import type { Platform } from "../../platform.ts";
import { Refusal } from "../../plugins/refusal.ts";
import { actionsOfOrder, auditOrder, knownOfOrder, lockOrder, type Mover } from "../orders/index.ts";

interface Wish {
  divisionId: number;
  orderId: number;
  by: Mover;
  requestId: string;
}

/** Holds an order until its shop lets it go on; one that is held by its shop already stays so. */
export const holdOrder = (platform: Platform, wish: Wish, note: string) =>
  withDivision(platform.pools.web, wish.divisionId, async (db) => {
    await requireAction(db, wish, "hold");
    const { rowCount } = await changed(
      sql`insert into holds (division_id, order_id, code, note, placed_by)
        select ${wish.divisionId}::int, ${wish.orderId}::bigint, 'merchant_hold', ${note}, ${wish.by.name}
        where not exists (select from holds where division_id = ${wish.divisionId} and order_id = ${wish.orderId}
          and code = 'merchant_hold' and released_at is null) returning id`.execute(db),
    );
    if (rowCount > 0) await tell(db, wish, "order.held");
    return { isHeld: true };
  });

/** Lets an order go on that its shop had held. */
export const letOrderGoOn = (platform: Platform, wish: Wish) =>
  withDivision(platform.pools.web, wish.divisionId, async (db) => {
    await requireAction(db, wish, "release_hold");
    await sql`update holds set released_by = ${wish.by.name}, released_at = now()
      where division_id = ${wish.divisionId} and order_id = ${wish.orderId} and code = 'merchant_hold' and released_at is null`.execute(
      db,
    );
    await tell(db, wish, "order.hold_released");
    return { isHeld: false };
  });

const changed = async (query: Promise<{ rows: unknown[] }>) => ({ rowCount: (await query).rows.length });

/** Ends the request where the order is not the shop's, was never paid, or its table says no. */
async function requireAction(db: Bound, { divisionId, orderId, by }: Wish, code: OrderAction): Promise<void> {
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
  if (!order || order.paid_at === null) throw new Refusal("notFound");
  const asker = { kind: "merchant" as const, permissions: by.permissions ?? [] };
  const action = actionsOfOrder(asker, order, known, labels.filter(isActive).length).find((each) => each.code === code);
  if (!action?.isAllowed) throw new Refusal("moveRefused", { message: action?.note ?? "Not now." });
}

const tell = (db: Bound, { divisionId, orderId, by, requestId }: Wish, action: string) =>
  Promise.all([
    auditOrder(db, { divisionId, orderId, by, requestId, action, detail: { code: "merchant_hold" } }),
    sql`select announce_order(${divisionId}, ${orderId})`.execute(db),
  ]);
