import { sessionMemory } from "../browser-memory.ts";
import type { TakenScan } from "./scan-line.ts";

/** After this time a scan is no longer what somebody has in hand: a shift. */
const oldestMs = 8 * 3_600_000;

interface Kept {
  atMs: number;
  scans: readonly TakenScan[];
}

/** Keeps the scans of a place that have no answer yet, in this tab, over a reload. An empty list keeps nothing. */
export function keepScans(place: string, scans: readonly TakenScan[], nowMs: number): void {
  if (scans.length === 0) sessionMemory.remove(nameOf(place));
  else sessionMemory.set(nameOf(place), JSON.stringify({ atMs: nowMs, scans } satisfies Kept));
}

/** The scans of a place that were never answered; none where the last of them is older than a shift. */
export function keptScans(place: string, nowMs: number): readonly TakenScan[] {
  const text = sessionMemory.get(nameOf(place));
  if (!text) return [];
  const kept = JSON.parse(text) as Kept;
  return nowMs - kept.atMs < oldestMs ? kept.scans : [];
}

const nameOf = (place: string) => `scans ${place}`;
