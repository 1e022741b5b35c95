// What a product's reviews come to. Only reviews that are shown count, so that a reader can check each figure.

export const fits = ["small", "true", "large"] as const;
export type Fit = (typeof fits)[number];

export interface ReviewSummary {
  readonly count: number;
  /** To a tenth; 0 without reviews. */
  readonly average: number;
  /** How many gave five stars, four, three, two, one. */
  readonly stars: readonly [number, number, number, number, number];
  readonly fit: Readonly<Record<Fit, number>>;
}

interface Counted {
  readonly rating: number;
  readonly fit: Fit | null;
  /** How many reviews gave both. */
  readonly count: number;
}

/** The summary of counted reviews. */
export function reviewSummary(counted: readonly Counted[]): ReviewSummary {
  const total = (of: (each: Counted) => boolean) => counted.reduce((sum, each) => sum + (of(each) ? each.count : 0), 0);
  const count = total(() => true);
  const points = counted.reduce((sum, { rating, count: many }) => sum + rating * many, 0);
  const gave = (stars: number) => total(({ rating }) => rating === stars);
  return {
    count,
    average: count === 0 ? 0 : Math.round((points / count) * 10) / 10,
    stars: [gave(5), gave(4), gave(3), gave(2), gave(1)],
    fit: Object.fromEntries(fits.map((fit) => [fit, total((each) => each.fit === fit)])) as Record<Fit, number>,
  };
}

/** Shares of a whole in whole percent. */
export const percentOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 100));

/** Fewer answers than this say nothing about the fit. */
const fewest = 3;

/** "81% of 204 say it fits true to size." with advice where most say otherwise; empty while few have said so. */
export function fitWords({ small, true: exact, large }: ReviewSummary["fit"]): string {
  const all = small + exact + large;
  if (all < fewest) return "";
  const most = Math.max(small, exact, large);
  const share = `${percentOf(most, all)}% of ${all} say it fits`;
  if (most === exact) return `${share} true to size.`;
  return most === small
    ? `${share} small. Between sizes? Take the larger.`
    : `${share} large. Between sizes? Take the smaller.`;
}

/** Where the mark stands on the scale from small to large: 0 to 100, 50 for true to size. */
export function fitPlace({ small, true: exact, large }: ReviewSummary["fit"]): number {
  const all = small + exact + large;
  return all === 0 ? 50 : Math.round(50 + ((large - small) / all) * 50);
}
