import { type Log, type StorageDriver, storageDriver } from "./storage-driver.ts";

/** Stores texts until the page or process ends. */
export function memoryStorage(log: Log): StorageDriver {
  const entries = new Map<string, string>();
  return storageDriver(
    {
      read: (key) => entries.get(key) ?? null,
      write: (key, value) => void entries.set(key, value),
      erase: (key) => void entries.delete(key),
    },
    log,
  );
}
