import { closeUnpaidOrders } from "../../modules/checkout/payments/index.ts";
import { sweepHotFolder } from "../../modules/factory/machines/index.ts";
import type { Platform } from "../../platform.ts";
import type { Task } from "../../task.ts";
import { type Sweep, sweeps } from "./sweeps.ts";

/** Rows that one statement removes, and statements that one run makes for one table; the next run goes on. */
const batchRows = 500;
const mostBatches = 40;

/** After this time a file is no longer being written. */
const unfinishedMs = 3_600_000;

/**
 * Deletes what has expired: counted tries, old keys, ended sessions, left baskets, old mails, cards that were never
 * charged, files that were never finished; and cancels orders that were never paid. Each batch is a transaction of its
 * own, so it may be killed and run again at any moment. A failure does not stop the others; throws the first one at the
 * end.
 */
export const cleanUp: Task = async (platform) => {
  const work: (() => Promise<unknown>)[] = [
    ...sweeps.map((sweep) => () => sweepAll(platform, sweep)),
    () => closeUnpaidOrders(platform),
    () => platform.files.sweep(unfinishedMs),
    () => sweepHotFolder(platform, unfinishedMs),
  ];
  const failures: unknown[] = [];
  for (const each of work) await each().catch((error) => failures.push(error));
  if (failures.length > 0) throw failures[0];
};

async function sweepAll(platform: Platform, sweep: Sweep): Promise<void> {
  for (let batch = 0; batch < mostBatches; batch++) if ((await sweepOnce(platform, sweep)) < batchRows) return;
}

/** Locked rows are left for the next time: cleaning up never waits and never blocks. */
async function sweepOnce({ pools, now }: Platform, { table, role, isOver }: Sweep): Promise<number> {
  const { rowCount } = await pools[role].query(
    `delete from ${table} where ctid = any(array(
       select t.ctid from ${table} t where ${isOver} limit ${batchRows} for update of t skip locked))`,
    [now()],
  );
  return rowCount ?? 0;
}
