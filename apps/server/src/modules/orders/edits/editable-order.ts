import { withDivision } from "@selvedge/db/with-division";
import { isActive } from "@selvedge/domain/labels/label-state";
import type { FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import type { Division } from "../../../plugins/tenancy.ts";
import { actionsOfOrder, knownOfOrder, postalAddressOf } from "../moves/index.ts";
import { canSeeAddress, digestOfHash } from "../receipt/index.ts";

/**
 * The order of a receipt for the pages that change it, or null for a link of no order of this shop. `isTheirs`: the reader
 * may see its address, and so may change it.
 */
export async function editableOrder(
  platform: Platform,
  division: Division,
  request: FastifyRequest,
  orderHash: string,
) {
  const found = await withDivision(platform.pools.web, division.id, async (db) => {
    const order = await db
      .selectFrom("orders")
      .where("division_id", "=", division.id)
      .where("receipt_digest", "=", digestOfHash(orderHash))
      .selectAll()
      .executeTakeFirst();
    if (!order) return null;
    const [known, labels] = await Promise.all([
      knownOfOrder(db, division.id, order.id),
      db
        .selectFrom("factory_labels")
        .where("division_id", "=", division.id)
        .where("order_id", "=", order.id)
        .select("state")
        .execute(),
    ]);
    const by = { kind: "shopper" as const, permissions: [] };
    return { order, actions: actionsOfOrder(by, order, { known, activeLabels: labels.filter(isActive).length }) };
  });
  if (!found) return null;
  const { order, actions } = found;
  /** Why an action cannot be made; null while it can. */
  const against = (code: string): string | null => {
    const action = actions.find((each) => each.code === code);
    return action?.isAllowed ? null : (action?.note ?? "Write to us.");
  };
  return {
    id: order.id,
    reference: order.reference,
    address: postalAddressOf(order, "shipping"),
    isTheirs: await canSeeAddress(platform, request, orderHash, order.email),
    against,
  };
}
