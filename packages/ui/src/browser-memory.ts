import type { StorageDriver } from "@selvedge/browser/storage/storage-driver";
import { webStorage } from "@selvedge/browser/storage/web-storage";

const log = (message: string) => console.warn(message);

/** What this browser stores across restarts. */
export const localMemory: StorageDriver = webStorage(() => localStorage, log);

/** The names in `localMemory` that begin so; none where the browser stores nothing. */
export function localKeys(start: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}
