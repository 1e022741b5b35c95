// A database of ours that ends by itself is started again, at the same address, so that clients with connections find it
// again. One that was taken over from an earlier start is no child of this process: it is looked at, not waited for.
import { setTimeout as wait } from "node:timers/promises";
import { isAlive } from "./processes.ts";

const lookEveryMs = 250;
/** Waits before one try after the other. The processes of a server that was killed hold its memory until their last query. */
const usualPausesMs = [0, 250, 500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000];
/** A server that lived shorter than this was never back: the tries go on where they were. */
const stableMs = 10_000;

export interface Watcher {
  /** The database ended by itself and answers again. */
  back(): void;
  /** It ended and could not be brought back, in one sentence. */
  lost(error: Error): void;
}

export interface Watch {
  /** Looks no more; what is being started meanwhile is waited for. */
  end(): Promise<void>;
}

/** Starts the server again and gives its process once it answers. Throws one sentence when it does not. */
type BringBack = (isWanted: () => boolean) => Promise<number>;

/** Watches over a server's process until stopped. There are as many tries as `pausesMs` before them. */
export function watch(pid: number, bringBack: BringBack, watcher: Watcher, pausesMs = usualPausesMs): Watch {
  const ending = new AbortController();
  const pause = (ms: number) => wait(ms, undefined, { signal: ending.signal, ref: false }).catch(() => {});
  const isWanted = () => !ending.signal.aborted;

  async function look() {
    let tries = 0;
    let reason: unknown;
    for (let now: number | null = pid; isWanted(); ) {
      const since = Date.now();
      while (now !== null && isAlive(now) && isWanted()) await pause(lookEveryMs);
      if (!isWanted()) return;
      if (now !== null && Date.now() - since > stableMs) tries = 0;
      if (tries === pausesMs.length) return watcher.lost(new Error(sentence(tries, reason), { cause: reason }));
      await pause(pausesMs[tries++]!);
      if (!isWanted()) return;
      now = await bringBack(isWanted).catch((error) => {
        reason = error;
        return null;
      });
      if (now !== null) watcher.back();
    }
  }

  const looking = look();
  return {
    async end() {
      ending.abort();
      await looking;
    },
  };
}

const sentence = (tries: number, reason: unknown): string =>
  `The database ended and could not be started again in ${tries} tries. ${reason instanceof Error ? reason.message : ""}`.trim();
