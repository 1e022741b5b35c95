import { mayReload } from "@selvedge/browser/interface/may-reload";
import { localMemory } from "../browser-memory.ts";

/** Reloads the page when a lazy part fails to load, as happens after a new version went out. */
export function reloadOnLostChunks(): void {
  addEventListener("vite:preloadError", (event) => {
    // Without a connection nothing would come back.
    if (!navigator.onLine) return;
    if (!mayReload(localMemory, event.payload.message, Date.now())) return;
    event.preventDefault();
    location.reload();
  });
}
