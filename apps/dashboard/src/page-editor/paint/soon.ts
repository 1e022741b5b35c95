import { afterPaint } from "./after-paint.ts";

/** What cannot wait for a paint: the next key or press, a field that is left, a window that is left. */
const ends = ["keydown", "pointerdown", "focusout", "pagehide", "visibilitychange"] as const;

const waiting = new Map<object, () => void>();
let takeBack = () => {};

/**
 * Does something after the next paint, or before the next key, press or leaving of the field or the window, whichever comes first:
 * whoever types sees the letter before the page is worked out with it, and nothing that follows finds the page without it. Of what
 * is asked for by the same one, the last is done.
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
