// Changes of lines whose price is another, as they are stored. SQL only.
import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";

/** What a shop reads of: another choice took the place of a replaced one, and a withdrawn one is in the history. */
export const listedDifferences = (db: Bound, divisionId: DivisionId, orderId: OrderId) =>
  db
    .selectFrom("line_changes")
    .where("division_id", "=", divisionId)
    .where("order_id", "=", orderId)
    .where("state", "not in", ["replaced", "withdrawn"])
    .orderBy("id", "desc")
    .selectAll()
    .execute();

export type DifferenceRow = Awaited<ReturnType<typeof listedDifferences>>[number];

/** One change of an order, once the order's row is locked. */
export const differenceOfOrder = (db: Bound, key: { divisionId: DivisionId; orderId: OrderId; id: number }) =>
  db
    .selectFrom("line_changes")
    .where("division_id", "=", key.divisionId)
    .where("order_id", "=", key.orderId)
    .where("id", "=", key.id)
    .selectAll()
    .executeTakeFirst();
