// The products that a visitor has looked at, stored in their browser alone. This is in the script of every product's page, so
// it stays small: localStorage without the storage driver.

const key = "looked-at";
const most = 13;

/** Their ids, the last one first; none where the browser stores nothing. */
export function seenProducts(): readonly number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(stored) ? stored.filter((id) => Number.isSafeInteger(id)) : [];
  } catch {
    return [];
  }
}

/** Stores ids in this order; none of them forgets all. */
export function storeSeen(ids: readonly number[]): void {
  try {
    if (ids.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(ids.slice(0, most)));
  } catch {
    // A browser that refuses storage remembers nothing.
  }
}
