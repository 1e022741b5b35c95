/** The two calls of a storage that are needed. */
export interface ReloadMemory {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const RELOADS_PER_DAY = 3;

/**
 * Tells whether the page may be loaded anew after part of the app failed to arrive, and writes that down: three times a
 * day for each message (platform-core §4). Later failures are for the error screen. `nowMs` is milliseconds since 1970.
 */
export function mayReload(memory: ReloadMemory, message: string, nowMs: number): boolean {
  const key = `selvedge-reload:${message.slice(0, 200)}`;
  const recent = readTimes(memory.getItem(key)).filter((atMs) => nowMs - atMs < DAY_MS);
  if (recent.length >= RELOADS_PER_DAY) return false;
  memory.setItem(key, [...recent, nowMs].join(","));
  return true;
}

function readTimes(stored: string | null): number[] {
  return (stored ?? "")
    .split(",")
    .map(Number)
    .filter((atMs) => atMs > 0);
}
