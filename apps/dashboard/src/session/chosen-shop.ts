const storageKey = "selvedge-shop";

/** The shop that was worked in last, if this person still belongs to it; else their first. */
export function chosenShop<S extends { id: number }>(shops: readonly S[], remembered: number | null): S | undefined {
  return shops.find(({ id }) => id === remembered) ?? shops[0];
}

export function rememberedShop(): number | null {
  try {
    return Number(localStorage.getItem(storageKey)) || null;
  } catch {
    // Storage is switched off: the first shop it is.
    return null;
  }
}

export function rememberShop(id: number): void {
  try {
    localStorage.setItem(storageKey, String(id));
  } catch {
    // The choice then lasts as long as the page.
  }
}
