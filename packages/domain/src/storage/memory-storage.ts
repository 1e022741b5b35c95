import { type Log, type StorageDriver, storageDriver } from "./storage-driver.ts";

/** Keeps texts until the page or process ends. */
export function memoryStorage(log: Log): StorageDriver {
  const kept = new Map<string, string>();
  return storageDriver(
    {
      read: (key) => kept.get(key) ?? null,
      write: (key, value) => void kept.set(key, value),
      erase: (key) => void kept.delete(key),
    },
    log,
  );
}
