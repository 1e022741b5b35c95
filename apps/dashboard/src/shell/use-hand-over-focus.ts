import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * The ref of a part that may go away with the focus in it: the focus then moves to what `to` returns, rather than to
 * nothing.
 */
export function useHandOverFocus<Part extends HTMLElement>(to: () => HTMLElement | null): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const next = useRef(to);
  next.current = to;
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      // The part is still in the page. Screen readers don't announce a focus that moves before the new screen is complete.
      if (element?.contains(document.activeElement)) queueMicrotask(() => next.current()?.focus());
    };
  }, []);
  return part;
}
