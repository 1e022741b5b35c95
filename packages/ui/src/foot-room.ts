import { useSyncExternalStore } from "react";

/** What stands at the foot of the window to be pressed: tabs, bars, the footer of a full screen. */
const parts = new Set<Element>();
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** The ref of a part that stands at the foot of the window: messages keep above it for as long as it is there. */
export function atFoot(part: Element | null) {
  if (!part) return;
  parts.add(part);
  tell();
  return () => {
    parts.delete(part);
    tell();
  };
}

/** Px from the window's lower edge to the top of the highest part at its foot; 0 where nothing stands there. */
export const useFootRoom = (): number => useSyncExternalStore(subscribe, measure, nothing);

const nothing = () => 0;

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener("resize", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("resize", listener);
  };
}

const measure = (): number => Math.round(Math.max(0, ...[...parts].map(roomOf)));

/** One that is not shown at this width takes no room. */
function roomOf(part: Element): number {
  const { top, height } = part.getBoundingClientRect();
  return height === 0 ? 0 : innerHeight - top;
}
