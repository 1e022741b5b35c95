// Carries out what the moves of orders left in the outbox: at once when an order moves anywhere, and every two seconds.
import { workOff } from "@selvedge/db/outbox";
import type pg from "pg";
import { counters } from "../modules/plumbing/health/index.ts";
import type { Platform } from "../platform.ts";
import { tasks } from "./tasks.ts";

export interface Outbox {
  /** Finishes what was taken and takes nothing new. */
  stop(): Promise<void>;
}

const lookEveryMs = 2_000;
/** Taken at once by each hand: few enough that an order with pictures to render holds up few others. */
const most = 8;
const hands = 2;

/** Works until stopped. `log` receives every failed try; it goes on as a job of the queue. */
export function startOutbox(
  platform: Platform,
  pool: pg.Pool,
  log: { error(details: object, message: string): void },
): Outbox {
  let isStopped = false;
  const working = Array.from({ length: hands }, () => hand(platform, pool, { log, isStopped: () => isStopped }));
  const look = () => {
    for (const each of working) each.look();
  };
  const timer = setInterval(look, lookEveryMs);
  const deafen = platform.live.on("order_moved", look);
  look();
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      deafen();
      await Promise.all(working.map((each) => each.ended()));
    },
  };
}

interface Watched {
  log: { error(details: object, message: string): void };
  isStopped: () => boolean;
}

function hand(platform: Platform, pool: pg.Pool, { log, isStopped }: Watched) {
  let isWanted = false;
  let running: Promise<void> | undefined;
  const work = async () => {
    while (isWanted && !isStopped()) {
      isWanted = false;
      const done = await workOff(pool, most, (entry) => carryOut(platform, entry, log)).catch((error) => {
        log.error({ err: error }, "the outbox could not be worked off");
        return 0;
      });
      isWanted ||= done === most;
    }
  };
  return {
    look() {
      isWanted = true;
      running ??= work().finally(() => {
        running = undefined;
      });
    },
    ended: async () => running,
  };
}

/** Whether it went well. */
async function carryOut(
  platform: Platform,
  { task, payload }: { task: string; payload: unknown },
  log: Watched["log"],
) {
  try {
    await tasks[task]!(platform, payload);
    counters.event("job done");
    return true;
  } catch (error) {
    counters.event("job failed");
    log.error({ task, try: 1, err: error }, "job failed");
    return false;
  }
}
