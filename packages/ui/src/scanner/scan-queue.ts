/** The same code again within this time is one pull of the trigger, not two garments. */
export const SAME_CODE_MS = 400;

/** A scan with the name under which it is answered, however often it is sent. */
export interface AcceptedScan {
  code: string;
  id: string;
  /** What was in hand when it was first sent. A resend has the same, even after a change. */
  inHand?: string;
}

export type SentScan = Required<AcceptedScan>;

export interface ScanQueueOptions {
  /**
   * Answers one scan; the next waits until it is done. `left` returns how many wait now. Once `stopped` is aborted the
   * answer is no longer needed, and nothing more may be sent.
   */
  answer: (scan: SentScan, left: () => number, stopped: AbortSignal) => Promise<void>;
  /** Called when an answer throws; the line goes on with the next scan. */
  onFailure: (code: string, error: unknown) => void;
  /** What is in hand as a scan is sent for the first time; nothing by default. */
  inHand?: () => string;
  /** Called with the number of scans that wait, each time it changes. */
  onWaiting?: (waiting: number) => void;
  /** Called with every scan that has no answer yet, in their order, each time one comes or is answered. */
  keep?: (scans: readonly AcceptedScan[]) => void;
  /** Makes the name of a scan; a random one by default. */
  makeId?: () => string;
}

export interface ScanQueue {
  /** Takes a scan; false when it was the same code within 400 ms, or the line has stopped. */
  take: (code: string, atMs: number) => boolean;
  /** Takes scans that were taken before and never answered, each under its own name. */
  resume: (scans: readonly AcceptedScan[]) => void;
  /** Ends the line for good. What has no answer yet stays stored, for another line to resume. */
  stop: () => void;
}

/** Returns a queue that answers scans one after the other in the order they came, and loses none that comes meanwhile. */
export function createScanQueue({
  answer,
  onFailure,
  inHand = () => "",
  onWaiting,
  keep,
  makeId = () => crypto.randomUUID(),
}: ScanQueueOptions): ScanQueue {
  const waiting: AcceptedScan[] = [];
  const life = new AbortController();
  const stopped = life.signal;
  let answering: SentScan | null = null;
  let last = { code: "", atMs: Number.NEGATIVE_INFINITY };

  const keepAll = () => keep?.(answering ? [answering, ...waiting] : [...waiting]);
  const work = async () => {
    for (let scan = waiting.shift(); scan !== undefined; scan = waiting.shift()) {
      answering = { inHand: inHand(), ...scan };
      keepAll();
      onWaiting?.(waiting.length);
      try {
        await answer(answering, () => waiting.length, stopped);
      } catch (error) {
        if (!stopped.aborted) onFailure(scan.code, error);
      }
      if (stopped.aborted) return;
      answering = null;
    }
    keepAll();
  };
  const add = (...scans: readonly AcceptedScan[]) => {
    waiting.push(...scans);
    if (!answering) return void work();
    onWaiting?.(waiting.length);
    keepAll();
  };

  return {
    take: (code, atMs) => {
      if (stopped.aborted || (code === last.code && atMs - last.atMs < SAME_CODE_MS)) return false;
      last = { code, atMs };
      add({ code, id: makeId() });
      return true;
    },
    resume: (scans) => add(...scans),
    stop: () => life.abort(),
  };
}
