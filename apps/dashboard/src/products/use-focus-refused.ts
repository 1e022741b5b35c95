import { useEffect, useState } from "react";

/** Gives what leads to the first field of the page that is marked as wrong, once the marks of this turn are drawn. */
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

/** A field that is wrong, or a reason that stands by no single field. */
const MARKED = "#content :is([aria-invalid=true], [data-refused])";
