import { sum } from "./round.ts";

/**
 * Spreads a total over weights so that the parts add up to it exactly: each gets its rounded-down share and the
 * largest remainders get the rest, earlier ones first. All weights 0 spreads evenly from the first.
 */
export function spread(totalMinor: number, weights: readonly number[]): number[] {
  if (weights.length === 0) return [];
  const whole = sum(weights);
  const shares = weights.map((weight) => (whole === 0 ? totalMinor / weights.length : (totalMinor * weight) / whole));
  const parts = shares.map((share) => Math.floor(share));
  const left = totalMinor - sum(parts);
  const byRemainder = shares
    .map((share, index) => ({ index, rest: share - parts[index]! }))
    .sort((a, b) => b.rest - a.rest);
  for (let given = 0; given < left; given++) parts[byRemainder[given]!.index]! += 1;
  return parts;
}
