import { canonicalJson, type JsonObject } from "./json.ts";

/**
 * A request for data that a page makes before it is rendered. Two blocks that request the same thing share one key, so a
 * server fetches everything a page needs together and once, and hands views the answers by key.
 */
export interface Need {
  readonly key: string;
  /** Which source answers it: products, collections, posts ... */
  readonly source: string;
  readonly params: JsonObject;
}

/** Answers by need key. Absent means not fetched; views then show their empty or waiting state. */
export type NeedData = Readonly<Record<string, unknown>>;

export function makeNeed(source: string, params: JsonObject): Need {
  return { key: `${source}${canonicalJson(params)}`, source, params };
}

interface Needy {
  readonly needs?: Readonly<Record<string, Need>>;
  readonly generated?: { readonly need: Need };
  readonly items: readonly Needy[];
}

/** Every different need of a resolved page, in reading order. */
export function needsOf(blocks: readonly Needy[]): Need[] {
  const found = new Map<string, Need>();
  collect(blocks, found);
  return [...found.values()];
}

function collect(blocks: readonly Needy[], found: Map<string, Need>): void {
  for (const block of blocks) {
    const own = [...Object.values(block.needs ?? {}), ...(block.generated ? [block.generated.need] : [])];
    for (const need of own) found.set(need.key, need);
    collect(block.items, found);
  }
}
