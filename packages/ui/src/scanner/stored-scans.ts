// Scans without an answer, in storage that outlives restarts of the browser: one entry for each, so that many fit. Each tab
// stores its own under its own name, and holds a lock of that name as long as it lives. The scans of a tab that is gone are
// taken over by the first that gets its lock, and that one holds the lock for the rest of its own life: tabs in different
// processes see each other's writes late, so a tab that got the lock at once would still read, and send, the same scans.
import { localKeys, localMemory } from "../browser-memory.ts";
import type { AcceptedScan } from "./scan-queue.ts";

/** After this time a stored scan is out of date: a shift. */
const oldestMs = 8 * 3_600_000;

interface StoredScan extends AcceptedScan {
  atMs: number;
}

export interface ScanStore {
  /** Stores exactly these from now on: every scan that has no answer yet. */
  keep: (scans: readonly AcceptedScan[]) => void;
  /** Passes on the scans that closed tabs left, until `stop`: oldest first, none older than a shift. */
  adopt: (take: (scans: readonly AcceptedScan[]) => void) => void;
  /** Leaves the stored scans to the next owner. */
  stop: () => void;
}

/** Stores scans of a place, such as a station with the person who works there. */
export function createScanStore(place: string, now = Date.now, owner: string = crypto.randomUUID()): ScanStore {
  const own = `${nameOf(place)}${owner} `;
  const written = new Map<string, string>();
  const life = new AbortController();
  let last = 0;
  const requested = new Set([owner]);
  const takenOver = new Set<string>();
  hold(lockOf(owner), life.signal);

  return {
    keep: (scans) => {
      if (life.signal.aborted) return;
      const ids = new Set(scans.map(({ id }) => id));
      for (const [id, key] of written) if (!ids.has(id) && written.delete(id)) localMemory.remove(key);
      for (const scan of scans) {
        const key = written.get(scan.id) ?? `${own}${String(++last).padStart(6, "0")}`;
        const stored = localMemory.get(key);
        const atMs = stored === null ? now() : (JSON.parse(stored) as StoredScan).atMs;
        localMemory.set(key, JSON.stringify({ ...scan, atMs } satisfies StoredScan));
        written.set(scan.id, key);
      }
    },
    adopt: (take) => {
      const askFor = (other: string) => {
        // What a tab wrote last may be read here only after its lock.
        if (takenOver.has(other)) return takeOver(place, other, now(), take);
        if (requested.has(other)) return;
        requested.add(other);
        whenGone(lockOf(other), life.signal, () => {
          takenOver.add(other);
          takeOver(place, other, now(), take);
        });
      };
      const look = () => ownersOf(place).forEach(askFor);
      look();
      addEventListener("storage", look, { signal: life.signal });
    },
    stop: () => life.abort(),
  };
}

/** Returns the scans that another tab has stored. They are removed there only once they are stored here. */
function takeOver(place: string, owner: string, nowMs: number, take: (scans: readonly AcceptedScan[]) => void): void {
  const keys = localKeys(`${nameOf(place)}${owner} `).sort();
  const stored = keys.map((key) => JSON.parse(localMemory.get(key) ?? "{}") as StoredScan);
  const scans = stored.filter(({ atMs }) => nowMs - atMs < oldestMs).map(({ atMs: _, ...scan }) => scan);
  if (scans.length > 0) take(scans);
  for (const key of keys) localMemory.remove(key);
}

const ownersOf = (place: string): string[] => {
  const start = nameOf(place);
  return [...new Set(localKeys(start).map((key) => key.slice(start.length).split(" ")[0] ?? ""))];
};

const nameOf = (place: string) => `scans ${place.replaceAll(" ", "/")} `;
const lockOf = (owner: string) => `scans of ${owner}`;

/** Browsers have locks only where the page came over a safe line; elsewhere scans that come twice are one by their names. */
const locks = (): LockManager | undefined => globalThis.navigator?.locks;

function hold(name: string, life: AbortSignal): void {
  void locks()?.request(name, () => endOf(life));
}

const endOf = (life: AbortSignal): Promise<void> =>
  new Promise((end) => {
    if (life.aborted) end();
    else life.addEventListener("abort", () => end(), { once: true });
  });

function whenGone(name: string, life: AbortSignal, run: () => void): void {
  const taken = locks()?.request(name, { signal: life }, async () => {
    if (life.aborted) return;
    run();
    await endOf(life);
  });
  if (taken) taken.catch(() => undefined);
  else run();
}
