import { answers } from "./answers.ts";
import { goods } from "./goods.ts";
import { openings } from "./openings.ts";
import type { Pattern } from "./pattern.ts";
import { stories } from "./stories.ts";

/** Every ready section, in the order of the picker. */
export const PATTERNS: readonly Pattern[] = [...openings, ...goods, ...stories, ...answers];

/** The sections that fit what somebody typed: all words are found in the title, the description or another word for it. */
export function searchPatterns(patterns: readonly Pattern[], typed: string): Pattern[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const textOf = ({ title, about, searchWords }: Pattern) => [title, about, ...searchWords].join(" ").toLowerCase();
  return patterns.filter((pattern) => words.every((word) => textOf(pattern).includes(word)));
}
