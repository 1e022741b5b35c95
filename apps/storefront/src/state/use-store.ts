import { useSyncExternalStore } from "react";
import type { Store } from "./store.ts";

/** The value of a store; on the server and while waking up always `first`, which is what the document shows. */
export function useStore<T>(store: Store<T>, first: T): T {
  return useSyncExternalStore(store.subscribe, store.get, () => first);
}
