import { breakpoints } from "@selvedge/browser/interface/breakpoints";
import { useSyncExternalStore } from "react";

const query = `(min-width: ${breakpoints.xl / 16}rem)`;

const subscribe = (changed: () => void) => {
  const list = matchMedia(query);
  list.addEventListener("change", changed);
  return () => list.removeEventListener("change", changed);
};

/** Whether the head of a page has room for everything that can be done there. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches);
