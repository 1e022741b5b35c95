/** The same code again within this time is one pull of the trigger, not two garments. */
export const SAME_CODE_MS = 400;

export interface ScanLineOptions {
  /** Answers one scan; the next waits until it is done. */
  answer: (code: string) => Promise<void>;
  /** Called when an answer throws; the line goes on with the next scan. */
  onFailure: (code: string, error: unknown) => void;
  /** Called with the number of scans that wait, each time it changes. */
  onWaiting?: (waiting: number) => void;
}

export interface ScanLine {
  /** Takes a scan; false when it was the same code within 400 ms. */
  take: (code: string, atMs: number) => boolean;
}

/** Gives a line that answers scans one after the other in the order they came, and loses none that comes meanwhile. */
export function createScanLine({ answer, onFailure, onWaiting }: ScanLineOptions): ScanLine {
  const waiting: string[] = [];
  let isAnswering = false;
  let last = { code: "", atMs: Number.NEGATIVE_INFINITY };

  const work = async () => {
    isAnswering = true;
    for (let code = waiting.shift(); code !== undefined; code = waiting.shift()) {
      onWaiting?.(waiting.length);
      try {
        await answer(code);
      } catch (error) {
        onFailure(code, error);
      }
    }
    isAnswering = false;
  };

  return {
    take: (code, atMs) => {
      if (code === last.code && atMs - last.atMs < SAME_CODE_MS) return false;
      last = { code, atMs };
      waiting.push(code);
      if (isAnswering) onWaiting?.(waiting.length);
      else void work();
      return true;
    },
  };
}
