/** The earlier of two moments in milliseconds, each null for never. */
export const soonest = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);
