// Documents that are the same for every visitor, cached as almost every browser takes them. Tags name what a page was made from; a change
// announces its tags in its own transaction, and all pages made before are dropped, also those still being made.
import { LRUCache } from "lru-cache";
import type { LiveChanges } from "../../live-changes.ts";
import { counters } from "../../modules/plumbing/health/index.ts";
import { packToStore, type StoredBody } from "../../plugins/pack.ts";
import type { ShopTests } from "../begin-tests.ts";
import type { Copy, Varying } from "../varying.ts";

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
  /** How it differs among visitors, and the name of this copy; null where it is the same for everyone. */
  copy: Copy | null;
  /** The split tests that begin with it, also where it shows nothing of them; null for none. */
  tests: ShopTests | null;
}

/** Names the copy of a page for a request; null where it cannot be told. */
export type NameCopy<T> = (varying: Varying) => T;

export interface CachedPage extends StoredBody {
  status: number;
  headers: Record<string, string>;
  tags: readonly string[];
  freshUntilMs: number;
  /** When it reads differently by itself, in ms since 1970; null for never. */
  changesAtMs: number | null;
  madeAtMs: number;
  copy: Copy | null;
  tests: ShopTests | null;
}

export interface PageCache {
  /** A page that may be sent as it is. `nameCopy` is asked for pages that differ among visitors. */
  fresh(key: string, nameCopy: NameCopy<string | null>): CachedPage | undefined;
  /**
   * A page that was valid when changes could last be received, for the time in which the database is away and no other can
   * be made. At most ten minutes old, and never past the moment at which its content changes by itself.
   */
  stale(key: string, nameCopy: NameCopy<string | null>): CachedPage | undefined;
  /** A page by its key, each copy made once for any number of simultaneous requests. */
  through(key: string, wanted: Wanted): Promise<CachedPage>;
  /** Pages made since the start, and those dropped because of a change meanwhile. */
  readonly counts: { made: number; discarded: number };
}

/** A page that is to be made unless it is there. */
export interface Wanted {
  /** Those known before it is made. */
  readonly tags: readonly string[];
  readonly make: () => Promise<Made>;
  readonly nameCopy: NameCopy<Promise<string>>;
}

/** Thrown when the rendered page is for this visitor alone: other waiting requests render their own. */
export class PersonalAnswer extends Error {}

const memoryBytes = 128 * 1024 * 1024;
/** What a page takes beside its body: its headers, above all its policy, tags and validators. */
const besidesBytes = 3_000;
/** No page is cached longer, whatever it declares. */
const longestMs = 600_000;
/** No page is sent longer after changes could last be received. */
const staleMs = 600_000;
/** More stored tags than this clear the cache instead. */
const tagLimit = 50_000;
/** Pages that differ among visitors, at most; what is known of more is forgotten. */
const varyingLimit = 10_000;

export function openPageCache(live: LiveChanges, now: () => Date = () => new Date()): PageCache {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: memoryBytes,
    sizeCalculation: ({ br }) => br.length + besidesBytes,
  });
  /** How the page under a key differs among visitors. */
  const varyings = new LRUCache<string, { tags: readonly string[]; varying: Varying }>({ max: varyingLimit });
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
    varyings.clear();
    flights.clear();
    changedAt.clear();
  };
  const invalidate = (tags: ReadonlySet<string>) => {
    generation++;
    if (changedAt.size + tags.size > tagLimit) return clear();
    for (const tag of tags) changedAt.set(tag, generation);
    const isHit = (entry: { tags: readonly string[] }) => entry.tags.some((tag) => tags.has(tag));
    for (const [key, page] of pages.entries()) if (isHit(page)) pages.delete(key);
    for (const [key, varying] of varyings.entries()) if (isHit(varying)) varyings.delete(key);
    for (const [key, flight] of flights) if (isHit(flight)) flights.delete(key);
  };
  live.on("page_cache", (message) => invalidate(new Set(message.split(" ").filter(Boolean))));
  live.onGap((isListening) => (isListening ? clear() : stopCaching()));

  const isStale = (tags: readonly string[], began: number) =>
    clearedAt > began || tags.some((tag) => (changedAt.get(tag) ?? 0) > began);

  async function make(key: string, render: () => Promise<Made>): Promise<Flight> {
    const began = generation;
    counts.made++;
    counters.event("page_rendered");
    const made = await render();
    const page = { ...(await packToStore(made.body)), ...cachedPart(made, now().getTime()) };
    if (isStale(made.tags, began)) counts.discarded++;
    else if (made.isShared && live.isListening) store(key, page);
    return { page, isPersonal: made.isPersonal };
  }

  function store(key: string, page: CachedPage) {
    if (page.copy) varyings.set(key, { tags: page.tags, varying: page.copy.varying });
    else varyings.delete(key);
    pages.set(page.copy ? copyKey(key, page.copy.name) : key, page);
  }

  /** The stored page for a request; undefined for none, and where its copy cannot be told. */
  function stored(key: string, nameCopy: NameCopy<string | null>): CachedPage | undefined {
    const known = varyings.get(key);
    if (!known) return pages.get(key);
    const name = nameCopy(known.varying);
    return name === null ? undefined : pages.get(copyKey(key, name));
  }

  const freshOf = (page: CachedPage | undefined) =>
    live.isListening && page && page.freshUntilMs > now().getTime() ? page : undefined;

  return {
    counts,
    fresh: (key, nameCopy) => freshOf(stored(key, nameCopy)),
    stale(key, nameCopy) {
      if (live.isListening || !live.isAway) return undefined;
      const nowMs = now().getTime();
      const page = stored(key, nameCopy);
      const isGood = page && nowMs < awaySinceMs + staleMs && nowMs < (page.changesAtMs ?? Number.POSITIVE_INFINITY);
      return isGood ? page : undefined;
    },
    async through(key, wanted) {
      const known = varyings.get(key);
      const own = known ? copyKey(key, await wanted.nameCopy(known.varying)) : key;
      const page = freshOf(pages.get(own));
      if (page) return page;
      const renderPersonal = async () => (await make(key, wanted.make)).page;
      if (!live.isListening) return renderPersonal();
      const flying = flights.get(own);
      if (flying) {
        const shared = await sharedBy(flying.made);
        if (shared && (await isOwn(shared, wanted))) return shared;
        // Now it is known how the page differs; who waits for one copy waits for it together.
        return shared && !known && varyings.has(key) ? this.through(key, wanted) : renderPersonal();
      }
      const flight = { tags: wanted.tags, made: make(key, wanted.make) };
      flights.set(own, flight);
      try {
        return (await flight.made).page;
      } finally {
        if (flights.get(own) === flight) flights.delete(own);
      }
    },
  };
}

interface Flight {
  page: CachedPage;
  isPersonal: boolean;
}

/** No key of a page has a line of its own in it. */
const copyKey = (key: string, name: string): string => `${key}\n${name}`;

const isOwn = async ({ copy }: CachedPage, { nameCopy }: Wanted): Promise<boolean> =>
  copy === null || copy.name === (await nameCopy(copy.varying));

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

const cachedPart = ({ status, headers, tags, changesAtMs, copy, tests }: Made, nowMs: number) => ({
  status,
  headers,
  tags,
  changesAtMs,
  copy,
  tests,
  madeAtMs: nowMs,
  freshUntilMs: Math.min(nowMs + longestMs, changesAtMs ?? Number.POSITIVE_INFINITY),
});
