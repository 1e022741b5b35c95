import { useEffect, useRef } from "react";

/** Moves the focus to the content when the path changes, so that a screen reader and the Tab key go on from the new page. */
export function useFocusOnArrival(path: string): void {
  const last = useRef(path);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    document.getElementById("content")?.focus({ preventScroll: true });
  }, [path]);
}
