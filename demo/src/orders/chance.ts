/** A source of numbers that is the same at every seeding. */
export interface Chance {
  /** From 0 to below 1. */
  next(): number;
  /** A whole number from `least` to `most`. */
  whole(least: number, most: number): number;
  pick<T>(of: readonly T[]): T;
  /** One of `of` by weight. */
  weighted<T>(of: readonly T[], weightOf: (each: T) => number): T;
}

/** Mulberry32: small, even enough for a demo, and the same everywhere. */
export function chance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    whole,
    pick: (of) => of[whole(0, of.length - 1)]!,
    weighted(of, weightOf) {
      let left = next() * of.reduce((sum, each) => sum + weightOf(each), 0);
      for (const each of of) {
        left -= weightOf(each);
        if (left < 0) return each;
      }
      return of.at(-1)!;
    },
  };
}
