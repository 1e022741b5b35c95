// Keeps two frames of the same page, each in another theme, scrolled to the same place. Their markup is equal and their heights
// differ, so a scroll position is given as a part of the page and an offset in it.
import type { ScrollPlace } from "@selvedge/builder/protocol/shapes";
import { partsOfPage } from "./skip-off-screen.ts";

/** The line of the window, in pixels from its top, that both pages bring the same place to. */
const linePx = 80;
/** So long after it was led the page says nothing of its scrolling, which is not the person's own. */
const ledMs = 200;

/** Says where the page is scrolled to, and gives what brings it to where the other one is. */
export function leadScroll(tell: (to: ScrollPlace) => void): (to: ScrollPlace) => void {
  let ledUntilMs = 0;
  let planned = 0;
  addEventListener(
    "scroll",
    () => {
      if (performance.now() < ledUntilMs || planned !== 0) return;
      planned = requestAnimationFrame(() => {
        planned = 0;
        tell(placeNow());
      });
    },
    { passive: true },
  );
  return (to) => {
    ledUntilMs = performance.now() + ledMs;
    scrollTo({ top: topOf(to), behavior: "instant" });
  };
}

/** Where the parts of the page begin, in pixels from its top; the end of the page is the last. One that is hidden begins nowhere. */
function beginnings(): number[] {
  let last = 0;
  const tops = partsOfPage().map((part) => {
    last = Math.max(last, part.getBoundingClientRect().top + scrollY);
    return last;
  });
  return [0, ...tops, document.documentElement.scrollHeight];
}

function placeNow(): ScrollPlace {
  if (scrollY < 4) return { uid: null, share: 0, near: [] };
  const tops = beginnings();
  const line = scrollY + linePx;
  const at = tops.findLastIndex((top, index) => top <= line && (tops[index + 1] ?? 0) > line);
  const from = tops[at] ?? 0;
  const share = (line - from) / Math.max(1, (tops[at + 1] ?? from) - from);
  return { uid: String(Math.max(0, at)), share: Math.min(1, Math.max(0, share)), near: [] };
}

function topOf({ uid, share }: ScrollPlace): number {
  if (uid === null) return 0;
  const tops = beginnings();
  const from = tops[Number(uid)] ?? 0;
  const to = tops[Number(uid) + 1] ?? from;
  return from + (to - from) * share - linePx;
}
