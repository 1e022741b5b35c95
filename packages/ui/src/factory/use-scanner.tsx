import { useEffect, useEffectEvent, useState } from "react";
import { type CaptureRules, nothingCaptured, readKey, scannerRules } from "./scan-capture.ts";
import { createScanLine } from "./scan-line.ts";
import { createSoundPlayer } from "./sound-player.ts";
import type { StationSound } from "./station-sounds.ts";
import { restoreField, snapshotField } from "./typed-field.ts";

export interface ScannerOptions {
  /** Answers a scan; the sound it gives is played. Scans that come meanwhile wait and are answered in order. */
  onScan: (code: string) => Promise<StationSound | null>;
  /** Called when `onScan` throws; the wrong tone is played. */
  onFailure: (code: string, error: unknown) => void;
  /** Called for one key pressed by hand outside a field, such as P for Pass; never for a letter inside a code. */
  onKey?: (key: string) => void;
  rules?: CaptureRules;
  isOff?: boolean;
}

export interface Scanner {
  /** Scans that wait for an answer. */
  waiting: number;
  /** Takes a code that was typed in by hand when a label cannot be read. */
  take: (code: string) => void;
}

/**
 * Listens to the whole window for bar code scanners that act as keyboards, whatever has the focus. Typing by hand is left
 * alone; a scan that lands in a field is taken out of it again, and its Enter presses nothing.
 */
export function useScanner({ onScan, onFailure, onKey, rules = scannerRules, isOff = false }: ScannerOptions): Scanner {
  const [waiting, setWaiting] = useState(0);
  const answer = useEffectEvent(async (code: string) => {
    const sound = await onScan(code);
    if (sound) player.play(sound);
  });
  const fail = useEffectEvent((code: string, error: unknown) => {
    player.play("wrong");
    onFailure(code, error);
  });
  const [line] = useState(() => createScanLine({ answer, onFailure: fail, onWaiting: setWaiting }));
  const press = useEffectEvent((key: string) => onKey?.(key));
  const { maxGapMs, minLength, prefix } = rules;

  useEffect(() => {
    if (isOff) return;
    return listen({ maxGapMs, minLength, prefix }, (code, atMs) => line.take(code, atMs), press);
  }, [isOff, line, maxGapMs, minLength, prefix]);

  return { waiting, take: (code) => line.take(code, performance.now()) };
}

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
