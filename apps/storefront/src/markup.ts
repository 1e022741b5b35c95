/** What React draws, with the hints that it puts first taken apart. */
export interface Markup {
  /** Links that fetch pictures at once; their place is the head. */
  readonly hints: string;
  readonly markup: string;
}

export function withoutHints(drawn: string): Markup {
  const [hints = ""] = /^(?:<link rel="preload" as="image"[^>]*\/>)*/.exec(drawn) ?? [];
  return { hints, markup: drawn.slice(hints.length) };
}
