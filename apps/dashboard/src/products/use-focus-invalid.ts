import { useEffect, useState } from "react";

/** Returns a function that focuses the first field marked as wrong, once this turn's marks are rendered. */
export function useFocusRefused(): () => void {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const marked = times > 0 ? document.querySelector<HTMLElement>(MARKED) : null;
    marked?.focus({ preventScroll: true });
    // A browser would leave it where a bar at the foot covers it.
    marked?.scrollIntoView({ block: "center" });
  }, [times]);
  return () => setTimes((known) => known + 1);
}

/** A field that is wrong, or a reason that belongs to no single field. */
const MARKED = "#content :is([aria-invalid=true], [data-refused])";
