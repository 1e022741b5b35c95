/**
 * The one rounding rule: half away from zero, to whole minor units. Used on a line's amount, never on a unit's.
 * Numbers that binary fractions put a hair below the half (1.005 x 100) count as the half. Source: readings "Money".
 */
export function roundMinor(exact: number): number {
  const nudged = Math.abs(exact) + 1e-7;
  const rounded = Math.floor(nudged + 0.5);
  return exact < 0 && rounded !== 0 ? -rounded : rounded;
}

/** The sum of amounts; 0 of none. */
export const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);
