import {
  type Conditions,
  type Dimension,
  type Facts,
  isValidCondition,
  type WrittenCondition,
} from "../conditions/condition.ts";
import type { Reason } from "./verdict.ts";

export interface Judgement {
  readonly reasons: readonly Reason[];
  /** Values that the answer tells apart, by dimension. */
  readonly reads: readonly (readonly [Dimension, readonly string[]])[];
  readonly changesAtMs: number | null;
}

/** Evaluates conditions of a block: unknown or malformed ones hide the block, known ones must all pass. */
export function judgeConditions(conditions: Conditions, written: readonly WrittenCondition[], facts: Facts): Judgement {
  const invalid = written.filter((each) => !isValidCondition(conditions, each)).map(({ name }) => name);
  if (invalid.length > 0) {
    const error = { code: "invalid_conditions", names: invalid } as const;
    return { reasons: [{ code: "invalid_conditions", error }], reads: [], changesAtMs: null };
  }
  const known = written.map(({ name, params }) => ({ name, params, condition: conditions.get(name)! }));
  const failing = known.filter(({ condition, params }) => !condition.passes(params, facts)).map(({ name }) => name);
  const changes = known.map(({ condition, params }) => condition.changesAtMs?.(params, facts) ?? null);
  return {
    reasons: failing.length > 0 ? [{ code: "conditions_not_met", names: failing }] : [],
    reads: known.flatMap(
      ({ condition, params }) => Object.entries(condition.reads?.(params) ?? {}) as [Dimension, string[]][],
    ),
    changesAtMs: changes.reduce(earlier, null),
  };
}

export function earlier(a: number | null, b: number | null): number | null {
  if (a === null || b === null) return a ?? b;
  return Math.min(a, b);
}
