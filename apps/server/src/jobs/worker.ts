import { EventEmitter } from "node:events";
import { type Runner, run } from "graphile-worker";
import pg from "pg";
import { counters } from "../modules/plumbing/health/index.ts";
import type { Platform } from "../platform.ts";
import { startPulse } from "./dead-workers.ts";
import { startOutbox } from "./outbox.ts";
import { schedule, tasks } from "./tasks.ts";

export interface Worker {
  /** Finishes what runs and takes nothing new. */
  stop(): Promise<void>;
}

/** Takes jobs from the queue, and entries of the outbox, until stopped. `log` receives every failed try. */
export async function startWorker(
  platform: Platform,
  ownerUrl: string,
  log: { error(details: object, message: string): void },
): Promise<Worker> {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 8 });
  pool.on("error", () => {}).on("connect", (client) => client.on("error", () => {}));
  const pulse = startPulse(pool, log);
  const events = new EventEmitter();
  events.on("worker:create", ({ worker }: { worker: { workerId: string } }) => pulse.add(worker.workerId));
  const runner: Runner = await run({
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
  });
  runner.events.on("job:success", () => counters.event("job done"));
  runner.events.on("job:error", ({ job, error }) => {
    counters.event("job failed");
    log.error({ task: job.task_identifier, try: job.attempts, err: error }, "job failed");
  });
  runner.events.on("pool:fatalError", ({ action, error }) =>
    log.error({ action, err: error }, "the outcome of a job could not be written down"),
  );
  const outbox = startOutbox(platform, pool, log);
  return {
    async stop() {
      await Promise.all([runner.stop(), outbox.stop()]);
      await pulse.stop();
      await pool.end();
    },
  };
}

// The runner's own lines are not JSON; its events carry the important ones.
const quiet = { scope: () => quiet, error() {}, warn() {}, info() {}, debug() {} } as never;
