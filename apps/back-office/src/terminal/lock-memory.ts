// That this browser is locked, across reloads and tabs: a session that the server could not be asked to end stays behind
// the lock.
import { localMemory } from "@selvedge/ui/browser-memory.ts";

const place = "terminal locked";

export const lockMemory = {
  isLocked: (): boolean => localMemory.get(place) !== null,
  lock: (): void => void localMemory.set(place, "yes"),
  open: (): void => void localMemory.remove(place),
};

/** Calls back when another tab locks the terminal; returns the function that stops it. */
export function onLockElsewhere(listener: () => void): () => void {
  const look = () => {
    if (lockMemory.isLocked()) listener();
  };
  addEventListener("storage", look);
  return () => removeEventListener("storage", look);
}
