// Documents that are the same for every visitor, cached ready to send. Tags name what a page was made from; a change
// announces its tags in its own transaction, and all pages made before are dropped, also those still being made.
import { LRUCache } from "lru-cache";
import type { LiveChanges } from "../../live-changes.ts";
import { type Packed, pack } from "../../plugins/pack.ts";

/** A rendered page. */
export interface Made {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
  tags: readonly string[];
  /** false: never cached. */
  isShared: boolean;
  /** Made for this visitor alone: other requests that wait for the page do not get it. */
  isPersonal: boolean;
  /** When its content changes by itself, in ms since 1970; null for never. */
  changesAtMs: number | null;
}

export interface CachedPage extends Packed {
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
  fresh(key: string): CachedPage | undefined;
  /**
   * A page that was valid when changes could last be received, for the time in which the database is away and no other can
   * be made. At most ten minutes old, and never past the moment at which its content changes by itself.
   */
  stale(key: string): CachedPage | undefined;
  /** A page by its key, made once for any number of simultaneous requests. `tags` are those known before it is made. */
  through(key: string, tags: readonly string[], make: () => Promise<Made>): Promise<CachedPage>;
  /** Pages made since the start, and those dropped because of a change meanwhile. */
  readonly counts: { made: number; discarded: number };
}

/** Thrown when the rendered page is for this visitor alone: other waiting requests render their own. */
export class PersonalAnswer extends Error {}

const memoryBytes = 128 * 1024 * 1024;
/** No page is cached longer, whatever it declares. */
const longestMs = 600_000;
/** No page is sent longer after changes could last be received. */
const staleMs = 600_000;
/** More stored tags than this clear the cache instead. */
const tagLimit = 50_000;

export function openPageCache(live: LiveChanges, now: () => Date = () => new Date()): PageCache {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: memoryBytes,
    sizeCalculation: ({ sizeBytes }) => sizeBytes,
  });
  const flights = new Map<string, { tags: readonly string[]; made: Promise<Flight> }>();
  const changedAt = new Map<string, number>();
  const counts = { made: 0, discarded: 0 };
  let generation = 0;
  let clearedAt = 0;
  let awaySinceMs = 0;

  /** Pages being made now may not be cached; cached pages stay, and are not fresh while no changes are received. */
  const stopCaching = () => {
    clearedAt = ++generation;
    awaySinceMs = now().getTime();
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
  live.onGap((isListening) => (isListening ? clear() : stopCaching()));

  const isStale = (tags: readonly string[], began: number) =>
    clearedAt > began || tags.some((tag) => (changedAt.get(tag) ?? 0) > began);

  async function make(key: string, render: () => Promise<Made>): Promise<Flight> {
    const began = generation;
    counts.made++;
    const made = await render();
    const page = { ...(await pack(made.body)), ...cachedPart(made, now().getTime()) };
    if (isStale(made.tags, began)) counts.discarded++;
    else if (made.isShared && live.isListening) pages.set(key, page);
    return { page, isPersonal: made.isPersonal };
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
      const isGood = page && nowMs < awaySinceMs + staleMs && nowMs < (page.changesAtMs ?? Number.POSITIVE_INFINITY);
      return isGood ? page : undefined;
    },
    async through(key, tags, render) {
      const known = this.fresh(key);
      if (known) return known;
      const renderPersonal = async () => (await make(key, render)).page;
      if (!live.isListening) return renderPersonal();
      const flying = flights.get(key);
      if (flying) return (await sharedBy(flying.made)) ?? renderPersonal();
      const flight = { tags, made: make(key, render) };
      flights.set(key, flight);
      try {
        return (await flight.made).page;
      } finally {
        if (flights.get(key) === flight) flights.delete(key);
      }
    },
  };
}

interface Flight {
  page: CachedPage;
  isPersonal: boolean;
}

/** Another request's render for those that wait for it; null when it was for that visitor alone. */
async function sharedBy(made: Promise<Flight>): Promise<CachedPage | null> {
  try {
    const { page, isPersonal } = await made;
    return isPersonal ? null : page;
  } catch (error) {
    if (error instanceof PersonalAnswer) return null;
    throw error;
  }
}

const cachedPart = ({ status, headers, tags, changesAtMs }: Made, nowMs: number) => ({
  status,
  headers,
  tags,
  changesAtMs,
  madeAtMs: nowMs,
  freshUntilMs: Math.min(nowMs + longestMs, changesAtMs ?? Number.POSITIVE_INFINITY),
});
