import { useSyncExternalStore } from "react";
import type { Store } from "./store.ts";

/** The value of a store. On the server and during hydration it is `first`, which is what the document shows. */
export function useStore<T>(store: Store<T>, first: T): T {
  return useSyncExternalStore(store.subscribe, store.get, () => first);
}
