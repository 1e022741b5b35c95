// A dearer size that is paid now becomes what the line is, unless its label was printed meanwhile.
import type { Bound } from "@selvedge/db/bound";
import { withoutDivision } from "@selvedge/db/with-division";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { lockForChange, requireAllowed } from "../changes/index.ts";
import { issueSupplement } from "../supplements/index.ts";
import { chosenVariant, refused, requireChangeable } from "./chosen-variant.ts";
import { differenceOf } from "./difference.ts";
import { makeChange } from "./make-change.ts";

/**
 * Makes a change whose difference is paid; one that is made already, or that was given up, is left alone. Gives why it can
 * be made no more, or null: nothing is written then, and its payment has to go back.
 */
export async function makePaidChange(
  { pools }: Pick<Platform, "pools">,
  divisionId: DivisionId,
  lineChangeId: number,
): Promise<string | null> {
  try {
    await withoutDivision(pools.backOffice, (db) => make(db, divisionId, lineChangeId));
    return null;
  } catch (error) {
    // Whatever was written of it is undone with its transaction.
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

async function make(db: Bound, divisionId: DivisionId, lineChangeId: number): Promise<void> {
  const ofChange = () =>
    db.selectFrom("line_changes").where("division_id", "=", divisionId).where("id", "=", lineChangeId).selectAll();
  const { order_id: orderId } = await ofChange().executeTakeFirstOrThrow();
  // Its payer is the shopper, so it is decided by what a shopper may.
  const by = { kind: "shopper" as const, name: "" };
  const change = { divisionId, orderId: orderId as OrderId, by, requestId: "" };
  const { order, actionOf } = await lockForChange(db, change);
  const row = await ofChange().executeTakeFirstOrThrow();
  if (row.state !== "paid") return;
  requireAllowed(actionOf("edit_items"));
  const wanted = {
    itemId: row.order_item_id,
    colour: row.colour,
    size: row.size,
    pieces: row.pieces,
    of: row.of_pieces,
  };
  const key = { divisionId, orderId: change.orderId, itemId: wanted.itemId };
  const { line, to } = await chosenVariant(db, key, wanted);
  requireChangeable(line, to, wanted);
  const price = differenceOf(line, to, wanted.pieces);
  if (price.differenceIncTaxMinor !== row.difference_minor) throw refused("Its price has changed since.");
  const changedItemId = await makeChange(db, {
    ...{ key, line, to, wanted, version: order.version, requestId: "" },
    raise: price,
    by: {
      kind: row.actor_kind,
      name: row.actor_name || `${order.shipping_first_name} ${order.shipping_last_name}`,
      accountId: row.account_id,
    },
    detail: { lineChange: lineChangeId, differenceMinor: row.difference_minor },
  });
  await db
    .updateTable("line_changes")
    .where("division_id", "=", divisionId)
    .where("id", "=", lineChangeId)
    .set({ state: "made", changed_item_id: changedItemId, finished_at: new Date() })
    .execute();
  await issueSupplement(db, {
    ...{ divisionId, orderId: change.orderId, lineChangeId, currency: line.currency },
    ...{ treatment: line.taxTreatment, rate: line.taxRate },
    ...{ totalMinor: row.difference_minor, taxMinor: row.tax_minor },
  });
}
