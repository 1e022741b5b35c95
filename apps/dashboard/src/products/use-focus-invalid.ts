import { useCallback, useEffect, useState } from "react";

/**
 * Returns a function that focuses the first field marked as wrong, once this turn's marks are rendered. Where the screen marks
 * none, what it was given is run instead.
 */
export function useFocusRefused(): (orElse?: () => void) => void {
  const [asked, setAsked] = useState<{ orElse?: (() => void) | undefined } | null>(null);
  useEffect(() => {
    if (!asked) return;
    const marked = document.querySelector<HTMLElement>(MARKED);
    if (!marked) return asked.orElse?.();
    marked.focus({ preventScroll: true });
    // A browser would leave it where a bar at the foot covers it.
    marked.scrollIntoView({ block: "center" });
  }, [asked]);
  return useCallback((orElse) => setAsked({ orElse }), []);
}

/** A field that is wrong, or a reason that belongs to no single field. */
const MARKED = "#content :is([aria-invalid=true], [data-refused])";
