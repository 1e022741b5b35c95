/** What a thumb does that leaves a page: back up over half a screen within 0.4 s, from more than a screen below the top. */
const withinMs = 400;
const screens = { down: 1, up: 0.5 };

/**
 * Tells a quick return to the top from reading: call it with each scroll, with the distance from the top and the height of the
 * window in px, and the time in ms. True once per return.
 */
export function createQuickReturn(): (yPx: number, heightPx: number, atMs: number) => boolean {
  let seen: { yPx: number; atMs: number }[] = [];
  return (yPx, heightPx, atMs) => {
    const last = seen.at(-1);
    // Down again: another return begins.
    if (last && yPx > last.yPx) seen = [];
    seen = [...seen.filter((each) => atMs - each.atMs <= withinMs), { yPx, atMs }];
    const from = seen[0]!.yPx;
    if (from < screens.down * heightPx || from - yPx < screens.up * heightPx) return false;
    seen = [];
    return true;
  };
}
