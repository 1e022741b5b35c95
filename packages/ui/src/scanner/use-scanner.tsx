import { useEffect, useEffectEvent, useRef, useState } from "react";
import { createSoundPlayer } from "../factory/sound-player.ts";
import type { StationSound } from "../factory/station-sounds.ts";
import { isTyping } from "../tables/use-list-keys.tsx";
import type { ReadScan } from "./scan-capture.ts";
import { listenForScans } from "./scan-keys.ts";
import { type AcceptedScan, createScanQueue, type ScanQueue, type SentScan } from "./scan-queue.ts";
import { createScanStore } from "./stored-scans.ts";

export interface ScannerOptions {
  /**
   * Answers a scan, which has its own id; the sound it gives is played. Scans that come meanwhile wait and are answered in
   * order: `left` returns how many wait now. Once `stopped` is aborted no one sees the answer:
   * nothing more may be sent, and null is returned.
   */
  onScan: (scan: SentScan, left: () => number, stopped: AbortSignal) => Promise<StationSound | null>;
  /** Called when `onScan` throws; the wrong tone is played. */
  onFailure?: (code: string, error: unknown) => void;
  /** Called for one key pressed by hand outside a field, such as P for Pass; never for a letter inside a code. */
  onKey?: (key: string) => void;
  /** Called with keys that came as quickly as a scan's and never ended. Nothing has been done with them. */
  onUnterminated?: (text: string) => void;
  /** Takes a code that is no scan of the work, such as a badge; true once it did. It is neither stored nor queued. */
  aside?: (code: string) => boolean;
  /** Where scans are stored until they are answered; they outlive the tab, and the next one takes them over. */
  storageKey?: string;
  /** What is in hand as a scan is sent for the first time; it is stored with the scan. */
  inHand?: () => string;
  /** Called before stored scans are resumed. */
  onResume?: () => void;
}

export interface Scanner {
  /** Scans that wait for an answer. */
  waiting: number;
  /** Takes a code that was typed in by hand when a label cannot be read. */
  take: (code: string) => void;
  play: (sound: StationSound) => void;
}

/**
 * Listens to the whole window for bar code scanners that act as keyboards, whatever has the focus. Typing by hand is left
 * alone; a scan that lands in a field is taken out of it again, and no key of it presses anything.
 */
export function useScanner({
  onScan,
  onFailure,
  onKey,
  onUnterminated,
  aside,
  storageKey,
  inHand,
  onResume,
}: ScannerOptions): Scanner {
  const [waiting, setWaiting] = useState(0);
  const answer = useEffectEvent(async (scan: SentScan, left: () => number, stopped: AbortSignal) => {
    const sound = await onScan(scan, left, stopped);
    if (sound) player.play(sound);
  });
  const fail = useEffectEvent((code: string, error: unknown) => {
    player.play("wrong");
    onFailure?.(code, error);
  });
  const holding = useEffectEvent(() => inHand?.() ?? "");
  const resume = useEffectEvent(() => onResume?.());
  // A line of its own for each time that the page is there: what one has left behind, the next takes up.
  const line = useRef<ScanQueue | null>(null);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.length !== 1 || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!isTyping(event.target)) onKey?.(event.key);
  });
  const take = (code: string, atMs: number) => {
    if (!aside?.(code)) line.current?.take(code, atMs);
  };
  const scanned = useEffectEvent(({ code }: ReadScan, atMs: number) => take(code, atMs));
  const unterminated = useEffectEvent((text: string) => {
    player.play("wrong");
    onUnterminated?.(text);
  });

  useEffect(() => {
    const store = storageKey === undefined ? null : createScanStore(storageKey);
    const keep = (scans: readonly AcceptedScan[]) => store?.keep(scans);
    const own = createScanQueue({ answer, onFailure: fail, inHand: holding, onWaiting: setWaiting, keep });
    line.current = own;
    store?.adopt((left) => {
      resume();
      own.resume(left);
    });
    return () => {
      own.stop();
      store?.stop();
    };
  }, [storageKey]);

  useEffect(() => listenForScans({ onScan: scanned, onUnterminated: unterminated }), []);
  useEffect(() => {
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);

  return { waiting, take: (code) => take(code, performance.now()), play: player.play };
}

const player = createSoundPlayer();
