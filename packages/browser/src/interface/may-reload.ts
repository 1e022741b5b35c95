import type { StorageDriver } from "../storage/storage-driver.ts";

const dayMs = 86_400_000;

/** How often one message may reload the page within a day. Source: platform-core §9. */
export const reloadsPerDay = 3;

/**
 * Whether the page may be reloaded after part of the app failed to arrive, and writes that down: three times a
 * day for each message. Later failures are reported, and so is every one where nothing can be written down, or a page
 * could load for ever. `nowMs` is milliseconds since 1970. Source: platform-core §4.
 */
export function mayReload(memory: Pick<StorageDriver, "get" | "set">, message: string, nowMs: number): boolean {
  const key = `selvedge-reload:${message.slice(0, 200)}`;
  const recent = readTimes(memory.get(key)).filter((atMs) => nowMs - atMs < dayMs);
  return recent.length < reloadsPerDay && memory.set(key, [...recent, nowMs].join(","));
}

const readTimes = (stored: string | null): number[] =>
  (stored ?? "")
    .split(",")
    .map(Number)
    .filter((atMs) => atMs > 0);
