import type { VisitFacts } from "./visit-facts.ts";

/** A check before something is shown: it lets the visitor through or says where to go instead. */
export interface Guard {
  /** Who passes, as a person reads it. */
  readonly sentence: string;
  /** null lets through; otherwise the path, or the address on the main site, to go to. */
  readonly redirect: (facts: VisitFacts) => string | null;
}

/** Where those go who fail a guard that names no place of its own. Source: platform-core §2. */
export const missingPath = "/404/";

export type Test = (facts: VisitFacts) => boolean;

/** A guard that `passes` decides, with one place for everybody else. */
export const guard = (
  sentence: string,
  passes: Test,
  otherwise: string | ((facts: VisitFacts) => string) = missingPath,
): Guard => ({
  sentence,
  redirect: (facts) => (passes(facts) ? null : typeof otherwise === "string" ? otherwise : otherwise(facts)),
});
