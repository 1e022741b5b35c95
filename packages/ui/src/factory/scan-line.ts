/** The same code again within this time is one pull of the trigger, not two garments. */
export const SAME_CODE_MS = 400;

/** A scan with the name under which it is answered, however often it is sent. */
export interface TakenScan {
  code: string;
  id: string;
}

export interface ScanLineOptions {
  /** Answers one scan; the next waits until it is done. `left` gives how many wait by then. */
  answer: (scan: TakenScan, left: () => number) => Promise<void>;
  /** Called when an answer throws; the line goes on with the next scan. */
  onFailure: (code: string, error: unknown) => void;
  /** Called with the number of scans that wait, each time it changes. */
  onWaiting?: (waiting: number) => void;
  /** Called with every scan that has no answer yet, in their order, each time one comes or is answered. */
  keep?: (scans: readonly TakenScan[]) => void;
  /** Makes the name of a scan; a random one unless told. */
  makeId?: () => string;
}

export interface ScanLine {
  /** Takes a scan; false when it was the same code within 400 ms. */
  take: (code: string, atMs: number) => boolean;
  /** Takes scans that were taken before and never answered, each under its own name. */
  resume: (scans: readonly TakenScan[]) => void;
}

/** Gives a line that answers scans one after the other in the order they came, and loses none that comes meanwhile. */
export function createScanLine({
  answer,
  onFailure,
  onWaiting,
  keep,
  makeId = () => crypto.randomUUID(),
}: ScanLineOptions): ScanLine {
  const waiting: TakenScan[] = [];
  let answering: TakenScan | null = null;
  let last = { code: "", atMs: Number.NEGATIVE_INFINITY };

  const keepAll = () => keep?.(answering ? [answering, ...waiting] : [...waiting]);
  const work = async () => {
    for (let scan = waiting.shift(); scan !== undefined; scan = waiting.shift()) {
      answering = scan;
      onWaiting?.(waiting.length);
      try {
        await answer(scan, () => waiting.length);
      } catch (error) {
        onFailure(scan.code, error);
      }
      answering = null;
      keepAll();
    }
  };
  const add = (scan: TakenScan) => {
    waiting.push(scan);
    if (answering) onWaiting?.(waiting.length);
    else void work();
    keepAll();
  };

  return {
    take: (code, atMs) => {
      if (code === last.code && atMs - last.atMs < SAME_CODE_MS) return false;
      last = { code, atMs };
      add({ code, id: makeId() });
      return true;
    },
    resume: (scans) => scans.forEach(add),
  };
}
