import type { ScanAnswer } from "../../data/reply.ts";
import { afterReplay, type RefusedScan } from "./after-replay.ts";

export interface Replay {
  /** Stored scans are sent from here on. */
  resume: () => void;
  /** The scan in hand did not come through; true where that is news. */
  breakOff: () => boolean;
  /**
   * Counts an answer, and returns what is shown with it: with the last one, every refusal that was not seen. `isEnd` is true
   * with the last of scans that had to wait, and only then.
   */
  settle: (text: string, answer: ScanAnswer, left: number) => { shown: ScanAnswer; isEnd: boolean };
}

/**
 * Counts scans that are answered faster than anyone can read: those that waited for the connection, and those that were
 * behind a refused one.
 */
export function createReplay(): Replay {
  let running: { sent: number; refused: RefusedScan[]; isBroken: boolean } | null = null;
  const begin = () => {
    running ??= { sent: 0, refused: [], isBroken: false };
    return running;
  };
  return {
    resume: () => void begin(),
    breakOff: () => {
      const isNews = !running?.isBroken;
      begin().isBroken = true;
      return isNews;
    },
    settle: (text, answer, left) => {
      const isRefused = answer.outcome === "refused";
      if (!running && !(isRefused && left > 0)) return { shown: answer, isEnd: false };
      const own = begin();
      own.sent += 1;
      if (isRefused) own.refused.push({ text, answer });
      if (left > 0) return { shown: answer, isEnd: false };
      running = null;
      return { shown: afterReplay(answer, own.sent, own.refused), isEnd: true };
    },
  };
}
