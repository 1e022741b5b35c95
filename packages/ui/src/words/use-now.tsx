import { createContext, useContext, useSyncExternalStore } from "react";

const MINUTE_MS = 60_000;

/** Sets one fixed instant for everything below, for pictures and tests. */
export const FixedNow = createContext<Date | null>(null);

/** Returns the present instant, renewed each minute, or the fixed one. */
export function useNow(): Date {
  const fixed = useContext(FixedNow);
  const live = useSyncExternalStore(subscribe, read, read);
  return fixed ?? live;
}

const listeners = new Set<() => void>();
let current = new Date();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer serves the whole page and stops without listeners. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tick, MINUTE_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function tick(): void {
  current = new Date();
  for (const listener of listeners) listener();
}

function read(): Date {
  if (timer === undefined && Date.now() - current.getTime() > MINUTE_MS) current = new Date();
  return current;
}
