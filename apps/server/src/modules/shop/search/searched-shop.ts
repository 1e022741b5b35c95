// Shops made ready for searching, in the memory of each process until a change of the shop is announced (decision 18).
import type { DivisionId } from "@selvedge/domain/ids";
import { LRUCache } from "lru-cache";
import type { Platform } from "../../../platform.ts";
import { readShop, type SearchedShop } from "./read-shop.ts";

interface Shops {
  known: LRUCache<number, SearchedShop>;
  reading: Map<number, Promise<SearchedShop>>;
}

/** Pairs of a word and a thing, of all shops together: some 50 bytes each. */
const mostWords = 2_000_000;
/** How often a shop is ordered from ranks what it sells: it is counted again after this time. */
const countedMs = 600_000;

const caches = new WeakMap<Platform, Shops>();

/** A shop made ready. Read for each search while changes cannot be received. */
export function searchedShop(platform: Platform, divisionId: DivisionId): Promise<SearchedShop> {
  if (!platform.live.isListening) return readShop(platform, divisionId);
  const shops = caches.get(platform) ?? openCache(platform);
  const known = shops.known.get(divisionId);
  return known ? Promise.resolve(known) : (shops.reading.get(divisionId) ?? readOnce(platform, shops, divisionId));
}

/** Reads a shop for all who ask for it meanwhile. A change that comes in while it is read leaves it out of the cache. */
function readOnce(platform: Platform, { known, reading }: Shops, divisionId: DivisionId): Promise<SearchedShop> {
  const isCurrent = () => reading.get(divisionId) === read;
  const read: Promise<SearchedShop> = readShop(platform, divisionId)
    .then((shop) => {
      if (isCurrent()) known.set(divisionId, shop);
      return shop;
    })
    .finally(() => {
      if (isCurrent()) reading.delete(divisionId);
    });
  reading.set(divisionId, read);
  return read;
}

function openCache(platform: Platform): Shops {
  const known = new LRUCache<number, SearchedShop>({
    maxSize: mostWords,
    sizeCalculation: ({ index }) => index.size + 1,
    ttl: countedMs,
  });
  const shops: Shops = { known, reading: new Map() };
  platform.live.on("page_cache", (message) => {
    for (const tag of message.split(" "))
      if (tag.startsWith("division:")) forget(shops, Number(tag.slice("division:".length)));
  });
  platform.live.onGap(() => {
    shops.known.clear();
    shops.reading.clear();
  });
  caches.set(platform, shops);
  return shops;
}

function forget({ known, reading }: Shops, shop: number) {
  known.delete(shop);
  reading.delete(shop);
}
