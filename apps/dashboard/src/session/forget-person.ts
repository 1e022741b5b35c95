import { THEME_STORAGE_KEY } from "@selvedge/ui/theme/theme-choice.ts";
import { type BrowserStorage, removeAllStored } from "../data/browser-storage.ts";

/** What stays stored for every user of this browser: the light or dark theme. */
const stays = [THEME_STORAGE_KEY];

/**
 * Removes what the browser stored of the person who signs out: drafts, undo histories, the chosen shop. Source:
 * platform-core §7 "logout".
 */
export function forgetPerson(storages: readonly BrowserStorage[]): void {
  for (const storage of storages) removeAllStored(storage, "", stays);
}

/** Removes what service workers and pages cached; nothing where a browser has no caches. */
export async function forgetCaches(): Promise<void> {
  if (!("caches" in globalThis)) return;
  for (const name of await caches.keys()) await caches.delete(name);
}
