import { afterPaint } from "./after-paint.ts";

/** What cannot wait for a paint: the next key or press, a field that is left, a window that is left. */
const ends = ["keydown", "pointerdown", "focusout", "pagehide", "visibilitychange"] as const;

const waiting = new Map<object, () => void>();
let takeBack = () => {};

/**
 * Runs `work` after the next paint. If a key, a press, or leaving the field or the window comes first, runs it before that. So a
 * typed letter is on the screen before the page is updated, and every later act finds the page with it. Of several works with the
 * same `by`, only the last runs.
 */
export function soon(by: object, work: () => void): void {
  if (waiting.size === 0) {
    for (const end of ends) addEventListener(end, doNow, true);
    takeBack = afterPaint(doNow);
  }
  waiting.set(by, work);
}

function doNow(): void {
  takeBack();
  for (const end of ends) removeEventListener(end, doNow, true);
  const works = [...waiting.values()];
  waiting.clear();
  for (const work of works) work();
}
