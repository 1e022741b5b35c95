import type { DivisionId } from "@selvedge/domain/ids";
import { LRUCache } from "lru-cache";
import type { Platform } from "../../platform.ts";

type Read<T> = (platform: Platform, divisionId: DivisionId) => Promise<T>;

/**
 * The same reader, cached per shop until a change of the shop is announced. While changes cannot be received, every call
 * reads again.
 */
export function perDivision<T>(read: Read<T>): Read<T> {
  const caches = new WeakMap<Platform, LRUCache<number, Promise<T>>>();
  return (platform, divisionId) => {
    if (!platform.live.isListening) return read(platform, divisionId);
    const cache = caches.get(platform) ?? openCache<T>(platform);
    caches.set(platform, cache);
    const known = cache.get(divisionId);
    if (known) return known;
    const reading = read(platform, divisionId);
    cache.set(divisionId, reading);
    reading.catch(() => cache.delete(divisionId));
    return reading;
  };
}

function openCache<T>({ live }: Platform) {
  const cache = new LRUCache<number, Promise<T>>({ max: 20_000, ttl: 600_000 });
  live.on("page_cache", (message) => {
    for (const tag of message.split(" "))
      if (tag.startsWith("division:")) cache.delete(Number(tag.slice("division:".length)));
  });
  live.onGap(() => cache.clear());
  return cache;
}
