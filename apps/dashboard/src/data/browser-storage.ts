// The browser's own storage, for what a reload must not lose. It may be full, and where a browser forbids it even its name
// throws, so it comes as a function: `() => localStorage`, `() => sessionStorage`.
export type BrowserStorage = () => Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** The stored text, or null where there is none or storage cannot be read. */
export const readStored = (storage: BrowserStorage, key: string): string | null => orNull(() => storage().getItem(key));

/** Stores a text; returns whether there was room for it. Without room the earlier text under the key stays. */
export const store = (storage: BrowserStorage, key: string, text: string): boolean =>
  orNull(() => {
    storage().setItem(key, text);
    return true;
  }) ?? false;

export const removeStored = (storage: BrowserStorage, key: string): void =>
  void orNull(() => storage().removeItem(key));

/** Removes everything whose key begins so, but for some keys. */
export function removeAllStored(storage: BrowserStorage, prefix: string, stays: readonly string[] = []): void {
  for (const key of keysOf(storage)) if (key.startsWith(prefix) && !stays.includes(key)) removeStored(storage, key);
}

const keysOf = (storage: BrowserStorage): readonly string[] =>
  orNull(() => {
    const all = storage();
    return Array.from({ length: all.length }, (_, index) => all.key(index) ?? "");
  }) ?? [];

function orNull<T>(run: () => T): T | null {
  try {
    return run();
  } catch {
    return null;
  }
}
