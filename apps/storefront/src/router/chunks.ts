import { mayReload } from "@selvedge/domain/interface/may-reload";

/** The browser's own storage, without the driver around it: every page carries this, and its texts are short. */
const memory = {
  get: (key: string) => localStorage.getItem(key),
  set(key: string, value: string) {
    localStorage.setItem(key, value);
    return true;
  },
};

/** Whether the page may be loaded anew because part of it did not arrive; without a storage, never. Source: platform-core §4. */
export function mayReloadFor(message: string): boolean {
  try {
    return mayReload(memory, message, Date.now());
  } catch {
    return false;
  }
}
