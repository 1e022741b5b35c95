// What a process has read of shops, in memory until a change of the shop is announced (decision 18).
import type { DivisionId } from "@selvedge/domain/ids";
import { LRUCache } from "lru-cache";
import type { Platform } from "../../../platform.ts";

export interface ShopMemory<T extends object> {
  /** Reads a shop, for all who ask for it meanwhile. */
  read: (platform: Platform, divisionId: DivisionId) => Promise<T>;
  /** What one shop takes, and all that are known at once. */
  sizeOf: (shop: T) => number;
  mostOfAll: number;
}

/** What is counted of a shop, such as its orders, is read again after this time. */
const countedMs = 600_000;

/** A reader that remembers. It reads each time while changes cannot be received. */
export function shopMemory<T extends object>({ read, sizeOf, mostOfAll }: ShopMemory<T>) {
  const caches = new WeakMap<Platform, Known<T>>();
  return (platform: Platform, divisionId: DivisionId): Promise<T> => {
    if (!platform.live.isListening) return read(platform, divisionId);
    const cache = caches.get(platform) ?? openCache<T>(platform, { sizeOf, mostOfAll });
    caches.set(platform, cache);
    const known = cache.shops.get(divisionId);
    if (known) return Promise.resolve(known);
    return cache.reading.get(divisionId) ?? readOnce(cache, divisionId, () => read(platform, divisionId));
  };
}

interface Known<T extends object> {
  shops: LRUCache<number, T>;
  reading: Map<number, Promise<T>>;
}

/** A change that comes in while a shop is read leaves it out of the cache. */
function readOnce<T extends object>(
  { shops, reading }: Known<T>,
  divisionId: DivisionId,
  read: () => Promise<T>,
): Promise<T> {
  const isCurrent = () => reading.get(divisionId) === made;
  const made: Promise<T> = read()
    .then((shop) => {
      if (isCurrent()) shops.set(divisionId, shop);
      return shop;
    })
    .finally(() => {
      if (isCurrent()) reading.delete(divisionId);
    });
  reading.set(divisionId, made);
  return made;
}

function openCache<T extends object>(
  platform: Platform,
  { sizeOf, mostOfAll }: Pick<ShopMemory<T>, "sizeOf" | "mostOfAll">,
): Known<T> {
  const shops = new LRUCache<number, T>({
    maxSize: mostOfAll,
    sizeCalculation: (shop) => sizeOf(shop) + 1,
    ttl: countedMs,
  });
  const known: Known<T> = { shops, reading: new Map() };
  platform.live.on("page_cache", (message) => {
    for (const tag of message.split(" "))
      if (tag.startsWith("division:")) forget(known, Number(tag.slice("division:".length)));
  });
  platform.live.onGap(() => {
    shops.clear();
    known.reading.clear();
  });
  return known;
}

function forget<T extends object>({ shops, reading }: Known<T>, shop: number) {
  shops.delete(shop);
  reading.delete(shop);
}
