// What the numbers of a split test say, and what they do not say yet.

/** What was counted of one variation. */
export interface Counted {
  /** Visitors who were given it. */
  readonly visitors: number;
  /** Customers among them who ordered, however often; never more than visitors. */
  readonly buyers: number;
}

/** A range in which the true share lies 95 times in 100; both from -1 to 1. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/** Below this many of each variation nothing is compared: a handful of orders swings too far. */
export const enough = { visitors: 100, buyers: 10 } as const;

/** Standard deviations of a range that holds 95 times in 100, for all comparisons of a test together (Bonferroni). */
const deviations: readonly number[] = [1.96, 1.96, 2.2414, 2.394];

/** Share of visitors who ordered; null before the first visitor. */
export const shareOf = ({ visitors, buyers }: Counted): number | null =>
  visitors === 0 ? null : Math.min(1, buyers / visitors);

/** The range of a share, by Wilson's score, which holds for few visitors and for shares near 0 too; null before the first visitor. */
export function shareRange(counted: Counted, comparisons = 1): Range | null {
  const share = shareOf(counted);
  if (share === null) return null;
  const n = counted.visitors;
  const z = deviations[comparisons] ?? deviations.at(-1)!;
  const middle = (share + z ** 2 / (2 * n)) / (1 + z ** 2 / n);
  const half = (z / (1 + z ** 2 / n)) * Math.sqrt((share * (1 - share)) / n + z ** 2 / (4 * n ** 2));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/**
 * How much more of a variation's visitors order than of the control's, by Newcombe's hybrid score. `comparisons` is how many
 * variations are compared with the control: the more, the wider. null before each has a visitor.
 */
export function differenceRange(control: Counted, other: Counted, comparisons = 1): Range | null {
  const [of, from] = [shareRange(other, comparisons), shareRange(control, comparisons)];
  const [share, base] = [shareOf(other), shareOf(control)];
  if (!of || !from || share === null || base === null) return null;
  const difference = share - base;
  return {
    low: difference - Math.hypot(share - of.low, from.high - base),
    high: difference + Math.hypot(of.high - share, base - from.low),
  };
}

/** What may be said of a variation beside the control. */
export type Verdict = "early" | "unclear" | "more" | "fewer";

/** `early` while there are too few of either; `unclear` where none may be better, either may be. */
export function verdictOf(control: Counted, other: Counted, comparisons = 1): Verdict {
  const isEnough = [control, other].every(
    ({ visitors, buyers }) => visitors >= enough.visitors && buyers >= enough.buyers,
  );
  const range = isEnough ? differenceRange(control, other, comparisons) : null;
  if (!range) return "early";
  if (range.low > 0) return "more";
  return range.high < 0 ? "fewer" : "unclear";
}
