import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { isActive } from "@selvedge/domain/labels/label-state";
import type { OrderAction } from "@selvedge/domain/orders/allowed-actions";
import { accountOf, type Caller } from "../../../plugins/access/require-access.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import {
  actionsOfOrder,
  type ExtraFacts,
  knownOfOrder,
  lockOrder,
  type Mover,
  moverOf,
  parcelFacts,
} from "../moves/index.ts";

/** Who changes an order: a person of its shop, or of the platform. */
export interface Change {
  /** null: staff change orders of every shop. */
  divisionId: DivisionId | null;
  orderId: OrderId;
  by: Mover;
  requestId: string;
}

/** The caller's change of one of their shop's orders. */
export const changeOfShop = (caller: Caller, orderId: OrderId, requestId: string): Change => {
  const { id, fullName } = accountOf(caller);
  const by = { kind: "merchant" as const, name: fullName, accountId: id, permissions: caller.permissions };
  return { divisionId: caller.divisionId, orderId, by, requestId };
};

/** A colleague's change of any order. */
export const changeByStaff = (caller: Caller, orderId: OrderId, requestId: string): Change => ({
  divisionId: null,
  orderId,
  by: moverOf(caller),
  requestId,
});

/**
 * Locks an order and reads what the table of actions asks of it. Runs as the back office, because its garments and holes
 * may change with it. Throws notFound for another shop's order.
 */
export async function lockForChange(db: Bound, { divisionId, orderId, by }: Change, now = new Date()) {
  const shop = divisionId ?? (await shopOf(db, orderId));
  if (shop === undefined) throw new Refusal("notFound");
  const [order, known, parcel, labels] = await Promise.all([
    lockOrder(db, shop, orderId),
    knownOfOrder(db, shop, orderId),
    parcelFacts(db, shop, orderId, now),
    db
      .selectFrom("factory_labels")
      .where("division_id", "=", shop)
      .where("order_id", "=", orderId)
      .select("state")
      .execute(),
  ]);
  if (!order) throw new Refusal("notFound");
  const asker = { kind: by.kind, permissions: by.permissions ?? [] };
  const activeLabels = labels.filter(isActive).length;
  const actionOf = (code: OrderAction, facts: ExtraFacts = {}) =>
    actionsOfOrder(asker, order, { known, activeLabels, facts: { parcel, ...facts } }).find(
      (each) => each.code === code,
    );
  return { divisionId: shop, order, known, actionOf };
}

async function shopOf(db: Bound, orderId: OrderId): Promise<DivisionId | undefined> {
  const row = await db.selectFrom("orders").where("id", "=", orderId).select("division_id").executeTakeFirst();
  return row?.division_id;
}

/** Throws with the table's reason where an action is not allowed. */
export function requireAllowed(action: { isAllowed: boolean; note: string } | undefined): void {
  if (!action?.isAllowed) throw new Refusal("moveRefused", { message: action?.note ?? "Not now." });
}
