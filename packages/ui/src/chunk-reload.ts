import { mayReload } from "./may-reload.ts";

/** Loads the page anew when a lazy part fails to load, as happens after a new version went out. */
export function reloadOnLostChunks(): void {
  addEventListener("vite:preloadError", (event) => {
    try {
      if (!mayReload(localStorage, event.payload.message, Date.now())) return;
    } catch {
      return;
    }
    event.preventDefault();
    location.reload();
  });
}
