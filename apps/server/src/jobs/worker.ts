import { type Runner, run } from "graphile-worker";
import { counters } from "../modules/health/index.ts";
import type { Platform } from "../platform.ts";
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
  const runner: Runner = await run({
    connectionString: ownerUrl,
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
  return { stop: () => runner.stop() };
}

// The runner's own lines are not JSON; what matters of them is heard through its events.
const quiet = { scope: () => quiet, error() {}, warn() {}, info() {}, debug() {} } as never;
