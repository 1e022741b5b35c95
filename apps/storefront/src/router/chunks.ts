import { mayReload } from "@selvedge/browser/interface/may-reload";

/** localStorage without the storage driver: this is in every page's script, so it stays small. */
const memory = {
  get: (key: string) => localStorage.getItem(key),
  set(key: string, value: string) {
    localStorage.setItem(key, value);
    return true;
  },
};

/** Whether the page may reload because a chunk failed to load; never without storage. Source: platform-core §4. */
export function mayReloadFor(message: string): boolean {
  try {
    return mayReload(memory, message, Date.now());
  } catch {
    return false;
  }
}
