// Documents that are the same for every visitor, kept ready to send. What a page was made from is named by tags; a change
// announces its tags in its own transaction, and everything made before it is thrown away, also what is still being made.
import { LRUCache } from "lru-cache";
import type { LiveChanges } from "../live-changes.ts";
import { type Packed, pack } from "./pack.ts";

/** A page as it was drawn. */
export interface Made {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
  tags: readonly string[];
  /** false: never kept. */
  isShared: boolean;
  /** Made for this visitor alone: nobody else who waits for the page is given it. */
  isOwn: boolean;
  /** When it reads differently by itself, in ms since 1970; null for never. */
  changesAtMs: number | null;
}

export interface Kept extends Packed {
  status: number;
  headers: Record<string, string>;
  tags: readonly string[];
  freshUntilMs: number;
  /** When it reads differently by itself, in ms since 1970; null for never. */
  changesAtMs: number | null;
  madeAtMs: number;
}

export interface PageCache {
  /** A page that may be sent as it is. */
  fresh(key: string): Kept | undefined;
  /**
   * A page that was good when changes could last be heard, for the time in which the database is away and no other could be
   * made. Never longer than ten minutes, never beyond the moment at which it reads differently by itself.
   */
  stale(key: string): Kept | undefined;
  /** A page by its key, made once however many ask at the same time. `tags` are those known before it is made. */
  through(key: string, tags: readonly string[], make: () => Promise<Made>): Promise<Kept>;
  /** Pages made since the start, and those thrown away because something changed meanwhile. */
  readonly counts: { made: number; discarded: number };
}

/** Thrown by whoever draws when the answer is for this visitor alone: others who wait for the page draw their own. */
export class OwnAnswer extends Error {}

const memoryBytes = 128 * 1024 * 1024;
/** Nothing is kept longer, whatever it says of itself. */
const longestMs = 600_000;
/** Nothing is sent longer after changes could last be heard. */
const staleMs = 600_000;
/** More tags than this remembered at once, and everything is forgotten instead. */
const tagLimit = 50_000;

export function openPageCache(live: LiveChanges, now: () => Date = () => new Date()): PageCache {
  const pages = new LRUCache<string, Kept>({ maxSize: memoryBytes, sizeCalculation: ({ sizeBytes }) => sizeBytes });
  const flights = new Map<string, { tags: readonly string[]; made: Promise<Flown> }>();
  const changedAt = new Map<string, number>();
  const counts = { made: 0, discarded: 0 };
  let generation = 0;
  let clearedAt = 0;
  let deafSinceMs = 0;

  /** Nothing that is being made now may be kept; what is kept already stays, and is not fresh while nothing is heard. */
  const goDeaf = () => {
    clearedAt = ++generation;
    deafSinceMs = now().getTime();
    flights.clear();
  };
  const clear = () => {
    clearedAt = ++generation;
    pages.clear();
    flights.clear();
    changedAt.clear();
  };
  const invalidate = (tags: ReadonlySet<string>) => {
    generation++;
    if (changedAt.size + tags.size > tagLimit) return clear();
    for (const tag of tags) changedAt.set(tag, generation);
    const isHit = (entry: { tags: readonly string[] }) => entry.tags.some((tag) => tags.has(tag));
    for (const [key, page] of pages.entries()) if (isHit(page)) pages.delete(key);
    for (const [key, flight] of flights) if (isHit(flight)) flights.delete(key);
  };
  live.on("page_cache", (message) => invalidate(new Set(message.split(" ").filter(Boolean))));
  live.onGap((isListening) => (isListening ? clear() : goDeaf()));

  const isStale = (tags: readonly string[], began: number) =>
    clearedAt > began || tags.some((tag) => (changedAt.get(tag) ?? 0) > began);

  async function make(key: string, draw: () => Promise<Made>): Promise<Flown> {
    const began = generation;
    counts.made++;
    const made = await draw();
    const kept = { ...(await pack(made.body)), ...keptPart(made, now().getTime()) };
    if (isStale(made.tags, began)) counts.discarded++;
    else if (made.isShared && live.isListening) pages.set(key, kept);
    return { kept, isOwn: made.isOwn };
  }

  return {
    counts,
    fresh(key) {
      if (!live.isListening) return undefined;
      const page = pages.get(key);
      return page && page.freshUntilMs > now().getTime() ? page : undefined;
    },
    stale(key) {
      if (live.isListening || !live.isAway) return undefined;
      const nowMs = now().getTime();
      const page = pages.get(key);
      const isGood = page && nowMs < deafSinceMs + staleMs && nowMs < (page.changesAtMs ?? Number.POSITIVE_INFINITY);
      return isGood ? page : undefined;
    },
    async through(key, tags, draw) {
      const known = this.fresh(key);
      if (known) return known;
      const drawOwn = async () => (await make(key, draw)).kept;
      if (!live.isListening) return drawOwn();
      const flying = flights.get(key);
      if (flying) return (await sharedBy(flying.made)) ?? drawOwn();
      const flight = { tags, made: make(key, draw) };
      flights.set(key, flight);
      try {
        return (await flight.made).kept;
      } finally {
        if (flights.get(key) === flight) flights.delete(key);
      }
    },
  };
}

interface Flown {
  kept: Kept;
  isOwn: boolean;
}

/** What somebody else's drawing gives to those who wait for it; null where it was for that visitor alone. */
async function sharedBy(made: Promise<Flown>): Promise<Kept | null> {
  try {
    const { kept, isOwn } = await made;
    return isOwn ? null : kept;
  } catch (error) {
    if (error instanceof OwnAnswer) return null;
    throw error;
  }
}

const keptPart = ({ status, headers, tags, changesAtMs }: Made, nowMs: number) => ({
  status,
  headers,
  tags,
  changesAtMs,
  madeAtMs: nowMs,
  freshUntilMs: Math.min(nowMs + longestMs, changesAtMs ?? Number.POSITIVE_INFINITY),
});
