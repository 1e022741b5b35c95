// Another size or colour of a line, whole or some of its pieces, until a label of it is printed. The order's row is the lock.
import type { CallBody } from "@selvedge/contracts/call";
import type { orderEditCalls } from "@selvedge/contracts/orders/order-edits.calls";
import { enqueue } from "@selvedge/db/jobs";
import { withoutDivision } from "@selvedge/db/with-division";
import { againstLineChange } from "@selvedge/domain/orders/lines/line-change";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { writeAudit } from "../../plumbing/audit/index.ts";
import { type Change, lockForChange, requireAllowed } from "../changes/index.ts";
import { linesOfOrder } from "./queries.ts";
import { changeLabels, changeWholeLine, takePieces } from "./write-queries.ts";

type Wanted = CallBody<typeof orderEditCalls.changeLine> & { itemId: number };

/**
 * Makes a line another size or colour of its product, at the same price. What it is already changes nothing. Throws
 * notFound, validation for a variant that the product does not have, and moveRefused with the reason.
 */
export const changeLine = (platform: Platform, change: Change, { itemId, colour, size, pieces, of }: Wanted) =>
  withoutDivision(platform.pools.backOffice, async (db) => {
    const { divisionId, order, actionOf } = await lockForChange(db, change);
    if (change.by.kind === "merchant" && order.paid_at === null) throw new Refusal("notFound");
    const lines = await linesOfOrder(db, divisionId, change.orderId);
    const line = lines.find(({ id }) => id === itemId);
    if (!line) throw new Refusal("notFound");
    const to = line.variants.find((each) => each.colour === colour && each.size === size);
    if (!to)
      throw new Refusal("validation", {
        errors: { size: [`${line.name} does not come in ${colour}, ${size} at its price.`] },
      });
    if (to.id === line.variantId) return { isChanged: false };
    requireAllowed(actionOf("edit_items"));
    const against = againstLineChange(line);
    if (against !== null) throw refused(against);
    if (line.quantity !== of) throw refused("This has changed meanwhile. Look at it again.");
    if (pieces > line.quantity) throw refused("There are not so many pieces.");
    if (!to.isInStock) throw refused(`${colour}, ${size} is sold out.`);

    const { orderId, by, requestId } = change;
    const key = { divisionId, orderId, itemId };
    const isWhole = pieces === line.quantity;
    const changedId = isWhole ? await changeWholeLine(db, key, to) : await takePieces(db, key, { line, pieces, to });
    const labels = line.openLabels.slice(0, pieces);
    if (line.openLabels.length > 0) {
      const changed = await changeLabels(db, key, { labels, changedId, to, sceneHash: line.sceneHash! });
      if (!changed) throw refused("Its label is being printed. Write to us.");
    }
    const version = order.version + 1;
    await Promise.all([
      db
        .updateTable("orders")
        .where("division_id", "=", divisionId)
        .where("id", "=", orderId)
        .set({ version })
        .execute(),
      writeAudit(db, {
        ...{ divisionId, by, requestId },
        action: "order.line_changed",
        subject: `order ${orderId}`,
        detail: { item: itemId, pieces, from: `${line.colour}, ${line.size}`, to: `${colour}, ${size}` },
      }),
      sql`select announce_order(${divisionId}, ${orderId})`.execute(db),
      enqueue(db, "order_changed", { divisionId, orderId, what: "items", version }, { key: `order ${orderId} items` }),
    ]);
    return { isChanged: true };
  });

const refused = (message: string) => new Refusal("moveRefused", { message });
