import { withoutDivision } from "@selvedge/db/with-division";
import { batchName, closesAt, fullBatchSheets } from "@selvedge/domain/factory/paper-batches";
import type { Platform } from "../../../platform.ts";
import { type ClosedBatch, closedBatches, type WaitingLine, waitingLines } from "./queries.ts";

/** How many closed batches are listed. */
const listed = 30;

/** What waits for paper by size, and the newest closed batches. */
export async function listBatches(platform: Platform) {
  const [lines, closed] = await withoutDivision(platform.pools.backOffice, (db) =>
    Promise.all([waitingLines(db), closedBatches(db, listed)]),
  );
  return {
    open: [...Map.groupBy(lines, ({ medium }) => medium)].map(([medium, prints]) => presentOpen(medium, prints)),
    closed: closed.map(presentClosed),
  };
}

const presentOpen = (medium: string, lines: readonly WaitingLine[]) => ({
  medium,
  sheets: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  fullSheets: fullBatchSheets,
  closesAt: closesAt({ waitsSince: lines[0]!.paidAt }).toISOString(),
  prints: lines.map(({ orderId, reference, shop, name, frame, quantity, paidAt }) => ({
    ...{ orderId, reference, shop, name, frame, quantity, paidAt: paidAt.toISOString() },
  })),
});

const presentClosed = ({ closedAt, ...batch }: ClosedBatch) => ({
  ...batch,
  name: batchName(batch.id),
  state: stateOf(batch),
  closedAt: closedAt.toISOString(),
});

function stateOf({ sheets, printed, sent }: Pick<ClosedBatch, "sheets" | "printed" | "sent">) {
  if (sheets > 0 && sent === sheets) return "complete" as const;
  return sheets > 0 && printed === sheets ? ("printed" as const) : ("processing" as const);
}
