/** Consecutive redirects that are followed; the next one counts as a loop (storefront §2.2 and §9). */
export const redirectLimit = 100;

/** What is logged when the limit is passed (storefront §8). */
export const loopMessage = "Possible access loop";

/** Counts redirects in a row. After the limit it returns /404/, passes the redirect that was one too many to `onLoop`, and starts again. */
export function redirectCounter(onLoop: (target: string) => void, limit = redirectLimit) {
  let count = 0;
  return {
    /** Where to go next on the way to `target`. */
    next(target: string): string {
      count++;
      if (count <= limit) return target;
      count = 0;
      onLoop(target);
      return "/404/";
    },
    /** A page was shown: the chain is over. */
    settled() {
      count = 0;
    },
  };
}
