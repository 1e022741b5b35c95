import { useEffect, useEffectEvent, useRef, useState } from "react";
import { keepScans, keptScans } from "./kept-scans.ts";
import { type CaptureRules, nothingCaptured, readKey, scannerRules } from "./scan-capture.ts";
import { createScanLine, type ScanLine, type ScanLineOptions, type SentScan } from "./scan-line.ts";
import { createSoundPlayer } from "./sound-player.ts";
import type { StationSound } from "./station-sounds.ts";
import { restoreField, snapshotField } from "./typed-field.ts";

export interface ScannerOptions {
  /**
   * Answers a scan, which has its own id; the sound it gives is played. Scans that come meanwhile wait and are answered in
   * order: `left` gives how many they are by then. Once `stopped` is aborted nobody is there to see the answer:
   * nothing more may be sent, and null is given.
   */
  onScan: (scan: SentScan, left: () => number, stopped: AbortSignal) => Promise<StationSound | null>;
  /** Called when `onScan` throws; the wrong tone is played. */
  onFailure?: (code: string, error: unknown) => void;
  /** Called for one key pressed by hand outside a field, such as P for Pass; never for a letter inside a code. */
  onKey?: (key: string) => void;
  rules?: CaptureRules;
  isOff?: boolean;
  /** Where scans are kept, over a reload of the page, until they are answered; they are taken up again from there. */
  keptAs?: string;
  /** What is in hand as a scan is sent for the first time; it is kept with the scan. */
  inHand?: () => string;
  /** Called before scans that were kept are taken up again. */
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
 * alone; a scan that lands in a field is taken out of it again, and its Enter presses nothing.
 */
export function useScanner({
  onScan,
  onFailure,
  onKey,
  rules = scannerRules,
  isOff = false,
  keptAs,
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
  const line = useRef<ScanLine | null>(null);
  const press = useEffectEvent((key: string) => onKey?.(key));
  const { maxGapMs, minLength, prefix } = rules;

  useEffect(() => {
    const options = { answer, onFailure: fail, inHand: holding, onWaiting: setWaiting, ...keeping(keptAs) };
    const own = createScanLine(options);
    line.current = own;
    const kept = keptAs === undefined ? [] : keptScans(keptAs, Date.now());
    if (kept.length > 0) resume();
    own.resume(kept);
    return own.stop;
  }, [keptAs]);

  useEffect(() => {
    if (isOff) return;
    return listen({ maxGapMs, minLength, prefix }, (code, atMs) => line.current?.take(code, atMs), press);
  }, [isOff, maxGapMs, minLength, prefix]);

  return { waiting, take: (code) => line.current?.take(code, performance.now()), play: player.play };
}

const keeping = (place: string | undefined): Pick<ScanLineOptions, "keep"> =>
  place === undefined ? {} : { keep: (scans) => keepScans(place, scans, Date.now()) };

const player = createSoundPlayer();

type Take = (code: string, atMs: number) => void;

/** Event times come from the keyboard, so a busy page does not make a scanner look slow. */
function listen(rules: CaptureRules, take: Take, press: (key: string) => void): () => void {
  let capture = nothingCaptured;
  let field = snapshotField();
  let single: ReturnType<typeof setTimeout> | undefined;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const meaning = readKey(capture, event.key, event.timeStamp, rules);
    capture = meaning.capture;
    if (event.key !== "Shift") clearTimeout(single);
    if (meaning.kind === "first") {
      field = snapshotField();
      if (!field && !event.repeat) single = setTimeout(() => press(event.key), rules.maxGapMs);
    }
    if (meaning.kind === "scan" || (meaning.kind === "more" && !field)) hold(event);
    if (meaning.kind !== "scan") return;
    restoreField(field);
    take(meaning.code, event.timeStamp);
  };

  addEventListener("keydown", onKeyDown, { capture: true });
  return () => {
    clearTimeout(single);
    removeEventListener("keydown", onKeyDown, { capture: true });
  };
}

function hold(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
