import pg from "pg";
import type { Platform } from "../platform.ts";
import { keepRunning } from "./keep-running.ts";
import { startOutbox } from "./outbox.ts";
import { startQueue } from "./queue.ts";

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
  const queue = await keepRunning(() => startQueue(platform, pool, log), log);
  const outbox = startOutbox(platform, pool, log);
  return {
    async stop() {
      await Promise.all([queue.stop(), outbox.stop()]);
      await pool.end();
    },
  };
}
