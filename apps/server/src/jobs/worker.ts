import { EventEmitter } from "node:events";
import { type Runner, run } from "graphile-worker";
import pg from "pg";
import { counters } from "../modules/health/index.ts";
import type { Platform } from "../platform.ts";
import { startPulse } from "./dead-workers.ts";
import { schedule, tasks } from "./tasks.ts";

export interface Worker {
  /** Finishes what runs and takes nothing new. */
  stop(): Promise<void>;
}

/** Takes jobs from the queue until stopped. `log` hears of every failed try. */
export async function startWorker(
  platform: Platform,
  ownerUrl: string,
  log: { error(details: object, message: string): void },
): Promise<Worker> {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 6 });
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
  return {
    async stop() {
      await runner.stop();
      await pulse.stop();
      await pool.end();
    },
  };
}

// The runner's own lines are not JSON; what matters of them is heard through its events.
const quiet = { scope: () => quiet, error() {}, warn() {}, info() {}, debug() {} } as never;
