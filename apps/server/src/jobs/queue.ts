// The queue of jobs: one runner at a time, for as long as it runs.
import { EventEmitter } from "node:events";
import { run } from "graphile-worker";
import type pg from "pg";
import { counters } from "../modules/plumbing/health/index.ts";
import type { Platform } from "../platform.ts";
import { startPulse } from "./dead-workers.ts";
import { schedule, tasks } from "./tasks.ts";

export interface Queue {
  /** Resolves once nothing runs any more, whether it was stopped or stopped by itself. */
  ended: Promise<void>;
  /** Finishes what runs and takes nothing new. Does nothing where it has ended. */
  stop(): Promise<void>;
}

/** Takes jobs until it is stopped, or stops by itself. `log` receives every failed try. Throws where the database cannot be reached. */
export async function startQueue(
  platform: Platform,
  pool: pg.Pool,
  log: { error(details: object, message: string): void },
): Promise<Queue> {
  const pulse = startPulse(pool, log);
  const events = new EventEmitter();
  events.on("worker:create", ({ worker }: { worker: { workerId: string } }) => pulse.add(worker.workerId));
  events.on("job:success", () => counters.event("job done"));
  events.on("job:error", ({ job, error }) => {
    counters.event("job failed");
    log.error({ task: job.task_identifier, try: job.attempts, err: error }, "job failed");
  });
  events.on("pool:fatalError", ({ action, error }) =>
    log.error({ action, err: error }, "the outcome of a job could not be written down"),
  );
  const runner = await run({
    pgPool: pool,
    events,
    concurrency: 2,
    noHandleSignals: true,
    pollInterval: 2000,
    crontab: schedule.join("\n"),
    // Each job's outcome is written as a batch of its own: the runner waits for batches when it stops and handles their failures.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    taskList: Object.fromEntries(
      Object.entries(tasks).map(([name, task]) => [name, (payload: unknown) => task(platform, payload)]),
    ),
    logger: quiet,
  }).catch(async (error) => {
    await pulse.stop();
    throw error;
  });
  let isRunning = true;
  // Without the pulse, what its workers still hold is given to the next ones.
  const ended = runner.promise
    .catch((error) => log.error({ err: error }, "the queue of jobs failed"))
    .then(() => {
      isRunning = false;
      return pulse.stop();
    });
  return {
    ended,
    async stop() {
      if (isRunning) await runner.stop();
      await ended;
    },
  };
}

// The runner's own lines are not JSON; its events carry the important ones.
const quiet = { scope: () => quiet, error() {}, warn() {}, info() {}, debug() {} } as never;
