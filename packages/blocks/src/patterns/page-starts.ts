import type { Unplaced } from "@selvedge/pages/wire/written-page";
import { PATTERNS } from "./patterns.ts";

/** What a new page begins with. */
export interface PageStart {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  /** Its ready sections, in order. */
  readonly sections: readonly string[];
}

/** In the order in which they are offered; the first is chosen. */
export const PAGE_STARTS: readonly PageStart[] = [
  { id: "empty", title: "An empty page", about: "Add what you like", sections: [] },
  {
    id: "front",
    title: "A front page",
    about: "Headline, promises, shapes, best sellers, story, newsletter",
    sections: ["hero", "promises", "shop-by-shape", "best-sellers", "story-in-numbers", "kind-word", "newsletter"],
  },
  {
    id: "story",
    title: "A page about you",
    about: "Title, text beside a picture, three steps, a quote",
    sections: ["title-line", "split", "steps", "kind-word", "newsletter"],
  },
  {
    id: "answers",
    title: "Questions and contact",
    about: "Questions that open, and a form that reaches you",
    sections: ["questions", "contact"],
  },
];

/** The blocks of a start, as a page is sent with them. */
export const startBlocks = (id: string): Unplaced[] =>
  (PAGE_STARTS.find((start) => start.id === id)?.sections ?? []).flatMap((section) => [
    ...(PATTERNS.find((pattern) => pattern.id === section)?.blocks ?? []),
  ]);
