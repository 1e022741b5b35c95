/** HTML rendered by React, with the preload hints at its start split off. */
export interface Markup {
  /** Preload links for pictures; they belong in the head. */
  readonly hints: string;
  readonly markup: string;
}

export function splitHints(html: string): Markup {
  const [hints = ""] = /^(?:<link rel="preload" as="image"[^>]*\/>)*/.exec(html) ?? [];
  return { hints, markup: html.slice(hints.length) };
}
