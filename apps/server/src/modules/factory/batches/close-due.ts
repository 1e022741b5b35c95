import { randomUUID } from "node:crypto";
import { withoutDivision } from "@selvedge/db/with-division";
import { batchDueBy } from "@selvedge/domain/factory/paper-batches";
import { Refusal } from "../../../plugins/refusal.ts";
import type { Task } from "../../../task.ts";
import { closeBatch } from "./close-batch.ts";
import { waitingLines } from "./queries.ts";

const planner = { kind: "system", name: "Planner" } as const;

/** Closes every batch of paper that is full or has waited long enough. Two at once close each batch once. */
export const closeDueBatches: Task = async (platform) => {
  const lines = await withoutDivision(platform.pools.backOffice, (db) => waitingLines(db));
  for (const [medium, waiting] of Map.groupBy(lines, (line) => line.medium)) {
    const sheets = waiting.reduce((sum, { quantity }) => sum + quantity, 0);
    const closedBy = batchDueBy({ sheets, waitsSince: waiting[0]!.paidAt }, platform.now());
    if (closedBy) await close(medium, closedBy);
  }

  async function close(medium: string, closedBy: "fill" | "age") {
    try {
      await closeBatch(platform, planner, { medium, closedBy, clientEventId: randomUUID(), requestId: "" });
    } catch (error) {
      // Somebody has closed it since it was read.
      if (!(error instanceof Refusal)) throw error;
    }
  }
};
