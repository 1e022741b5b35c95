import { useSyncExternalStore } from "react";

const query = "(max-width: 61.99rem)";

const subscribe = (changed: () => void) => {
  const list = matchMedia(query);
  list.addEventListener("change", changed);
  return () => list.removeEventListener("change", changed);
};

/** Whether the screen is too narrow for panels beside the stage. */
export const useCompact = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches);
