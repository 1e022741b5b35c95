/** The cards of a list as they were, and what stands below them. */
export interface SavedList {
  readonly cards: readonly Node[];
  readonly foot: readonly Node[];
  /** How far the page was scrolled, in pixels. */
  readonly top: number;
}

/** Keeps the list that was seen last, and no other: a second one takes its place. Source: storefront §4, page cache. */
export function oneList<T>() {
  let saved: { readonly key: string; readonly list: T } | null = null;
  return {
    save(key: string, list: T): void {
      saved = { key, list };
    },
    /** null for any list but the last. */
    load: (key: string): T | null => (saved?.key === key ? saved.list : null),
  };
}
