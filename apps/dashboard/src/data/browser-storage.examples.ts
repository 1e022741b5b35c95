import type { BrowserStorage } from "./browser-storage.ts";

/** A storage in memory. Texts beyond `room` characters in all are refused, as a browser does at its limit. */
export function memoryStorage(room = Number.POSITIVE_INFINITY): BrowserStorage {
  const texts = new Map<string, string>();
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem(key: string, text: string) {
      const others = [...texts].reduce((sum, [each, { length }]) => sum + (each === key ? 0 : length), 0);
      if (others + text.length > room) throw new Error("QuotaExceededError");
      texts.set(key, text);
    },
    removeItem: (key: string) => void texts.delete(key),
    key: (index: number) => [...texts.keys()][index] ?? null,
    get length() {
      return texts.size;
    },
  };
  return () => storage;
}

export const fullStorage = memoryStorage(0);

/** A browser that forbids storage throws where it is only named. */
export const noStorage: BrowserStorage = () => {
  throw new Error("SecurityError");
};
