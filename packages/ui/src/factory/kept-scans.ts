// Scans without an answer, in what this browser keeps over restarts: one entry for each, so that many find room. Each tab
// keeps its own under its own name, and holds a lock of that name as long as it lives; the scans of a tab that is gone are
// taken over by the first that asks for its lock, so each is sent by one tab.
import { localKeys, localMemory } from "../browser-memory.ts";
import type { TakenScan } from "./scan-line.ts";

/** After this time a scan is no longer what somebody has in hand: a shift. */
const oldestMs = 8 * 3_600_000;

interface KeptScan extends TakenScan {
  atMs: number;
}

export interface ScanKeeper {
  /** Keeps exactly these from now on: every scan that has no answer yet. */
  keep: (scans: readonly TakenScan[]) => void;
  /** Gives what other tabs have left behind, now and whenever one goes, until `stop`. Oldest first, none older than a shift. */
  adopt: (take: (scans: readonly TakenScan[]) => void) => void;
  /** Leaves what is kept to whoever asks next. */
  stop: () => void;
}

/** Keeps scans of a place, such as a station with the person who works there. */
export function scanKeeper(place: string, now = Date.now, owner: string = crypto.randomUUID()): ScanKeeper {
  const own = `${nameOf(place)}${owner} `;
  const written = new Map<string, string>();
  const life = new AbortController();
  let last = 0;
  const asked = new Set([owner]);
  hold(lockOf(owner), life.signal);

  return {
    keep: (scans) => {
      if (life.signal.aborted) return;
      const ids = new Set(scans.map(({ id }) => id));
      for (const [id, key] of written) if (!ids.has(id) && written.delete(id)) localMemory.remove(key);
      for (const scan of scans) {
        const key = written.get(scan.id) ?? `${own}${String(++last).padStart(6, "0")}`;
        const kept = localMemory.get(key);
        const atMs = kept === null ? now() : (JSON.parse(kept) as KeptScan).atMs;
        localMemory.set(key, JSON.stringify({ ...scan, atMs } satisfies KeptScan));
        written.set(scan.id, key);
      }
    },
    adopt: (take) => {
      const askFor = (other: string) => {
        if (asked.has(other)) return;
        asked.add(other);
        whenGone(lockOf(other), life.signal, () => takeOver(place, other, now(), take));
      };
      const look = () => ownersOf(place).forEach(askFor);
      look();
      addEventListener("storage", look, { signal: life.signal });
    },
    stop: () => life.abort(),
  };
}

/** Gives the scans that another tab has kept. Only when they are kept here are they kept there no longer. */
function takeOver(place: string, owner: string, nowMs: number, take: (scans: readonly TakenScan[]) => void): void {
  const keys = localKeys(`${nameOf(place)}${owner} `).sort();
  const kept = keys.map((key) => JSON.parse(localMemory.get(key) ?? "{}") as KeptScan);
  const scans = kept.filter(({ atMs }) => nowMs - atMs < oldestMs).map(({ atMs: _, ...scan }) => scan);
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
  const ended = new Promise<void>((end) => life.addEventListener("abort", () => end(), { once: true }));
  void locks()?.request(name, () => ended);
}

function whenGone(name: string, life: AbortSignal, run: () => void): void {
  const taken = locks()?.request(name, { signal: life }, async () => {
    if (!life.aborted) run();
  });
  if (taken) taken.catch(() => undefined);
  else run();
}
