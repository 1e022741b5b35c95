import type { Platform } from "../../../platform.ts";
import { readMachineReports } from "./read-machine-reports.ts";

/** How long a machine's answer waits for somebody to look at the most, beside the looking itself. */
const everyMs = 1_000;

interface Log {
  error(details: object, message: string): void;
}

/** Looks into the machines' folders over and over, one look at a time, until stopped. */
export function watchMachines(platform: Platform, log: Log): { stop(): Promise<void> } {
  let isStopped = false;
  let hasFailed = false;
  let resume = () => {};
  const look = async () => {
    try {
      await readMachineReports(platform, log);
      hasFailed = false;
    } catch (error) {
      // A database that is away for a minute is logged once.
      if (!hasFailed) log.error({ err: error }, "machine reports not read");
      hasFailed = true;
    }
  };
  const watching = (async () => {
    while (!isStopped) {
      await look();
      if (!isStopped)
        await new Promise<void>((done) => {
          resume = done;
          setTimeout(done, everyMs).unref();
        });
    }
  })();
  return {
    async stop() {
      isStopped = true;
      resume();
      await watching;
    },
  };
}
