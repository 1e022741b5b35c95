/** Consecutive redirects after which a chain counts as a loop (storefront §2.2). */
export const redirectLimit = 100;

/** Follows redirects of guards, and leads to /404/ when they never end. */
export function redirectCounter(limit = redirectLimit) {
  let count = 0;
  return {
    /** Where to go next on the way to `target`. */
    next(target: string): string {
      count++;
      if (count <= limit) return target;
      count = 0;
      return "/404/";
    },
    /** A page was shown: the chain is over. */
    settled() {
      count = 0;
    },
  };
}
