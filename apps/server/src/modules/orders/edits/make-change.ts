// A line becomes what was chosen, with its labels: the last step of every change, whoever asked and whoever paid.
import type { Bound } from "@selvedge/db/bound";
import { enqueue } from "@selvedge/db/jobs";
import { sql } from "kysely";
import type { AuditActor } from "../../plumbing/audit/index.ts";
import { writeAudit } from "../../plumbing/audit/index.ts";
import { refused, type WantedChange } from "./chosen-variant.ts";
import type { ChangeOfPrice } from "./difference.ts";
import type { LineRow, LineVariant } from "./queries.ts";
import { changeLabels, changeWholeLine, type LineKey, raisePrice, takePieces } from "./write-queries.ts";

interface Making {
  key: LineKey;
  line: LineRow;
  to: LineVariant;
  wanted: WantedChange;
  /** The order's, locked. */
  version: number;
  /** What the line and the order cost more from now on; null where their price stays. */
  raise: ChangeOfPrice | null;
  by: AuditActor;
  requestId: string;
  /** For the audit. */
  detail?: Readonly<Record<string, unknown>>;
}

/**
 * Makes the change in the transaction that holds the order's row, and gives the changed line's id. Throws moveRefused
 * where a label is being printed: nothing may be kept then.
 */
export async function makeChange(db: Bound, making: Making): Promise<number> {
  const { key, line, to, wanted, by, requestId, raise } = making;
  const { pieces, colour, size, itemId } = wanted;
  const { divisionId, orderId } = key;
  const isWhole = pieces === line.quantity;
  const changedId = isWhole ? await changeWholeLine(db, key, to) : await takePieces(db, key, { line, pieces, to });
  if (raise) await raisePrice(db, { ...key, itemId: changedId }, { ...raise, line: raise.from });
  if (line.openLabels.length > 0) {
    const labels = line.openLabels.slice(0, pieces);
    const isChanged = await changeLabels(db, key, { labels, changedId, to, sceneHash: line.sceneHash! });
    if (!isChanged) throw refused("Its label is being printed. Write to us.");
  }
  const version = making.version + 1;
  await Promise.all([
    db.updateTable("orders").where("division_id", "=", divisionId).where("id", "=", orderId).set({ version }).execute(),
    writeAudit(db, {
      ...{ divisionId, by, requestId },
      action: "order.line_changed",
      subject: `order ${orderId}`,
      detail: {
        ...{ item: itemId, pieces, from: `${line.colour}, ${line.size}`, to: `${colour}, ${size}` },
        ...making.detail,
      },
    }),
    sql`select announce_order(${divisionId}, ${orderId})`.execute(db),
    enqueue(db, "order_changed", { divisionId, orderId, what: "items", version }, { key: `order ${orderId} items` }),
  ]);
  return changedId;
}
