import { type RefObject, useLayoutEffect, useState } from "react";
import { type RowSpan, spanInView, wholeUpTo } from "./rows-in-view.ts";

/**
 * The rows of a list to render, as its pane is scrolled and changes its height. All rows are equally high. Where a page has
 * hundreds of blocks, a key in a setting is painted sooner the fewer of them are in the document.
 */
export function useRowsInView(list: RefObject<HTMLElement | null>, count: number): RowSpan {
  const [span, setSpan] = useState<RowSpan>({ from: 0, to: wholeUpTo });
  // Before the paint: rows that follow those that are gone are there with the change that brought them into view.
  useLayoutEffect(() => {
    const pane = list.current?.closest<HTMLElement>("[data-scrolls]");
    if (!pane || count <= wholeUpTo) return undefined;
    const look = () => {
      const shown = list.current;
      if (!shown) return;
      const top = pane.getBoundingClientRect().top - shown.getBoundingClientRect().top;
      const next = spanInView(count, { top, height: pane.clientHeight, row: shown.offsetHeight / count });
      setSpan((now) => (now.from === next.from && now.to === next.to ? now : next));
    };
    // It calls back at once as well.
    const resized = new ResizeObserver(look);
    resized.observe(pane);
    pane.addEventListener("scroll", look, { passive: true });
    return () => {
      resized.disconnect();
      pane.removeEventListener("scroll", look);
    };
  }, [list, count]);
  return count <= wholeUpTo ? { from: 0, to: count } : { from: span.from, to: Math.min(span.to, count) };
}
