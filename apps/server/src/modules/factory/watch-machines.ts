import type { Platform } from "../../platform.ts";
import { hearMachines } from "./hear-machines.ts";

/** How long a machine's answer waits for somebody to look at the most, beside the looking itself. */
const everyMs = 1_000;

interface Log {
  error(details: object, message: string): void;
}

/** Looks into the machines' folders over and over, one look at a time, until stopped. */
export function watchMachines(platform: Platform, log: Log): { stop(): Promise<void> } {
  let isStopped = false;
  let hasFailed = false;
  let wake = () => {};
  const look = async () => {
    try {
      await hearMachines(platform, log);
      hasFailed = false;
    } catch (error) {
      // A database that is away for a minute is told once.
      if (!hasFailed) log.error({ err: error }, "machines not heard");
      hasFailed = true;
    }
  };
  const watching = (async () => {
    while (!isStopped) {
      await look();
      if (!isStopped)
        await new Promise<void>((done) => {
          wake = done;
          setTimeout(done, everyMs).unref();
        });
    }
  })();
  return {
    async stop() {
      isStopped = true;
      wake();
      await watching;
    },
  };
}
