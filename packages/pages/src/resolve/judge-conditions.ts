import { type Conditions, type Dimension, type Facts, readConditions } from "../conditions/condition.ts";
import type { Json } from "../json.ts";
import type { Reason } from "./verdict.ts";

export interface Judgement {
  readonly reasons: readonly Reason[];
  readonly reads: readonly Dimension[];
  readonly changesAtMs: number | null;
}

/** Evaluates a block's conditions: unknown or malformed ones hide the block, known ones must all pass. */
export function judgeConditions(conditions: Conditions, value: Json | undefined, facts: Facts): Judgement {
  const written = readConditions(value).map((entry) => ({ ...entry, known: conditions.get(entry.name) }));
  const invalid = written.filter(({ known, params }) => !known?.isValid(params)).map(({ name }) => name);
  if (invalid.length > 0) {
    const error = { code: "invalid_conditions", names: invalid } as const;
    return { reasons: [{ code: "invalid_conditions", error }], reads: [], changesAtMs: null };
  }
  const failing = written.filter(({ known, params }) => !known?.passes(params, facts)).map(({ name }) => name);
  const changes = written.map(({ known, params }) => known?.changesAtMs?.(params, facts.nowMs) ?? null);
  return {
    reasons: failing.length > 0 ? [{ code: "conditions_not_met", names: failing }] : [],
    reads: written.flatMap(({ known }) => known?.reads ?? []),
    changesAtMs: changes.reduce(earlier, null),
  };
}

export function earlier(a: number | null, b: number | null): number | null {
  if (a === null || b === null) return a ?? b;
  return Math.min(a, b);
}
