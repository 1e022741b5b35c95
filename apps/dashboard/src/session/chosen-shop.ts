import { localMemory } from "@selvedge/ui/browser-memory.ts";

const storageKey = "selvedge-shop";

/** The shop that was worked in last, if this person still belongs to it; else their first. */
export function chosenShop<S extends { id: number }>(shops: readonly S[], remembered: number | null): S | undefined {
  return shops.find(({ id }) => id === remembered) ?? shops[0];
}

/** null where storage is switched off: the first shop it is. */
export const rememberedShop = (): number | null => Number(localMemory.get(storageKey)) || null;

/** Without storage the choice lasts as long as the page. */
export const rememberShop = (id: number): void => void localMemory.set(storageKey, String(id));
