import { PAGE_KINDS, type PageKind } from "@selvedge/pages/page/page-kind";
import type { Unplaced } from "@selvedge/pages/wire/written-page";
import { PATTERNS } from "./patterns.ts";

/** What a new page begins with. */
export interface PageStart {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly kinds: readonly PageKind[];
  /** Its ready sections, in order. */
  readonly sections: readonly string[];
}

/** In the order in which they are offered; the first is chosen. */
export const PAGE_STARTS: readonly PageStart[] = [
  { id: "empty", title: "An empty page", about: "Add what you like", kinds: PAGE_KINDS, sections: [] },
  {
    id: "front",
    title: "A front page",
    about: "Headline, promises, shapes, best sellers, story, newsletter",
    kinds: ["store"],
    sections: ["hero", "promises", "shop-by-shape", "best-sellers", "story-in-numbers", "kind-word", "newsletter"],
  },
  {
    id: "story",
    title: "A page about you",
    about: "Title, text beside a picture, three steps, a quote",
    kinds: ["store"],
    sections: ["title-line", "split", "steps", "kind-word", "newsletter"],
  },
  {
    id: "answers",
    title: "Questions and contact",
    about: "Questions that open, and a form that reaches you",
    kinds: ["store"],
    sections: ["questions", "contact"],
  },
  {
    id: "letter",
    title: "A letter",
    about: "A picture, a greeting, what you have to tell, and a button",
    kinds: ["mail", "flow"],
    sections: ["letter"],
  },
];

/** What a page of a kind may begin with. */
export const startsFor = (kind: PageKind): readonly PageStart[] =>
  PAGE_STARTS.filter(({ kinds }) => kinds.includes(kind));

/** The blocks of a start, as a page is sent with them. */
export const startBlocks = (id: string): Unplaced[] =>
  (PAGE_STARTS.find((start) => start.id === id)?.sections ?? []).flatMap((section) => [
    ...(PATTERNS.find((pattern) => pattern.id === section)?.blocks ?? []),
  ]);
