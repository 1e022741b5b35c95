import { type Log, type StorageDriver, storageDriver } from "./storage-driver.ts";

/** The three calls of a browser's Storage that are needed. */
export interface WebStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/**
 * Stores texts in a browser's own storage: `webStorage(() => localStorage, log)` over restarts, `() => sessionStorage` over
 * reloads of one tab. It is read again each time, because even naming it throws where a browser forbids it.
 */
export const webStorage = (storage: () => WebStorage, log: Log): StorageDriver =>
  storageDriver(
    {
      read: (key) => storage().getItem(key),
      write: (key, value) => storage().setItem(key, value),
      erase: (key) => storage().removeItem(key),
    },
    log,
  );
