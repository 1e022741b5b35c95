import { useEffect, useState } from "react";

/** Gives what leads to the first field of the page that is marked as wrong, once the marks of this turn are drawn. */
export function useFocusRefused(): () => void {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times > 0) document.querySelector<HTMLElement>(MARKED)?.focus();
  }, [times]);
  return () => setTimes((known) => known + 1);
}

/** A field that is wrong, or a reason that stands by no single field. */
const MARKED = "#content :is([aria-invalid=true], [data-refused])";
