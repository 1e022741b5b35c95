import { block, type Unplaced } from "@selvedge/pages/wire/written-page";

/** Where the picker lists a section. */
export const PATTERN_GROUPS = ["opening", "products", "story", "trust", "answers"] as const;
export type PatternGroup = (typeof PATTERN_GROUPS)[number];

export const PATTERN_GROUP_TITLES: Readonly<Record<PatternGroup, string>> = {
  opening: "Openings",
  products: "Products",
  story: "Your story",
  trust: "Why people buy",
  answers: "Answers and contact",
};

/** Blocks that stand together well, ready to be put on a page and written over. */
export interface Pattern {
  readonly id: string;
  readonly title: string;
  /** What is in it, in a few words. */
  readonly about: string;
  readonly group: PatternGroup;
  readonly searchWords: readonly string[];
  readonly blocks: readonly Unplaced[];
}

/** Words with a heading. */
export const words = (html: string, more: Record<string, unknown> = {}): Unplaced =>
  block("textBlock", { html, ...more });
