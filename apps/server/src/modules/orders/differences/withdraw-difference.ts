import type { Bound } from "@selvedge/db/bound";
import { withoutDivision } from "@selvedge/db/with-division";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { changeWords } from "@selvedge/domain/orders/lines/change-words";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { writeAudit } from "../../plumbing/audit/index.ts";
import { type Change, lockForChange } from "../changes/index.ts";
import { type DifferenceRow, differenceOfOrder } from "./queries.ts";

/**
 * Takes back a change that waits for its payment. A second press changes nothing; a payment that arrives afterwards goes
 * back by itself. Throws notFound, and moveRefused once it is paid.
 */
export const withdrawDifference = (platform: Platform, change: Change, id: number) =>
  withoutDivision(platform.pools.backOffice, async (db) => {
    const { row, divisionId } = await lockDifference(db, change, id);
    if (row.state === "withdrawn" || row.state === "replaced") return { isWithdrawn: false };
    requireOwed(row);
    const { orderId, by, requestId } = change;
    await db
      .updateTable("line_changes")
      .where("division_id", "=", divisionId)
      .where("id", "=", id)
      .set({ state: "withdrawn", finished_at: platform.now() })
      .execute();
    await follow(db, { divisionId, orderId, by, requestId, action: "order.difference_withdrawn", row });
    return { isWithdrawn: true };
  });

/** Locks the order of a change and reads it. Throws notFound for another order's. */
export async function lockDifference(db: Bound, change: Change, id: number) {
  const { divisionId, order } = await lockForChange(db, change);
  const row = await differenceOfOrder(db, { divisionId, orderId: change.orderId, id });
  if (!row) throw new Refusal("notFound");
  return { divisionId, order, row };
}

/** Throws moveRefused for what no longer waits for its payment. */
export function requireOwed({ state }: Pick<DifferenceRow, "state">): void {
  if (state === "owed") return;
  const message =
    state === "paid" || state === "made"
      ? "It is paid already. To undo it, change the line back: the difference is refunded."
      : "It no longer waits for a payment. Look at it again.";
  throw new Refusal("moveRefused", { message });
}

type Following = { divisionId: DivisionId; orderId: OrderId; row: DifferenceRow; action: string } & Pick<
  Change,
  "by" | "requestId"
>;

/** The audit of a step, and its announcement to open pages. */
export const follow = (db: Bound, { divisionId, orderId, by, requestId, action, row }: Following) =>
  Promise.all([
    writeAudit(db, {
      ...{ divisionId, by, requestId, action },
      subject: `order ${orderId}`,
      detail: {
        ...{ lineChange: row.id, differenceMinor: row.difference_minor, name: row.name },
        words: changeWords({
          colour: row.colour,
          size: row.size,
          fromColour: row.from_colour,
          fromSize: row.from_size,
        }),
      },
    }),
    sql`select announce_order(${divisionId}, ${orderId})`.execute(db),
  ]);
