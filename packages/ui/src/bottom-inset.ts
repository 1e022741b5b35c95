import { useSyncExternalStore } from "react";

/** Controls at the foot of the window: tabs, bars, the footer of a full screen. */
const parts = new Set<Element>();
const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};

/** The ref of a part at the foot of the window: messages are shown above it while it is there. */
export function atBottom(part: Element | null) {
  if (!part) return;
  parts.add(part);
  notify();
  return () => {
    parts.delete(part);
    notify();
  };
}

/** Px from the window's lower edge to the top of the highest part at its foot; 0 where there is none. */
export const useBottomInset = (): number => useSyncExternalStore(subscribe, measure, nothing);

const nothing = () => 0;

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener("resize", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("resize", listener);
  };
}

const measure = (): number => Math.round(Math.max(0, ...[...parts].map(insetOf)));

/** One that is not shown at this width takes no space. */
function insetOf(part: Element): number {
  const { top, height } = part.getBoundingClientRect();
  return height === 0 ? 0 : innerHeight - top;
}
