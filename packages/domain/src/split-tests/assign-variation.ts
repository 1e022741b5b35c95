import { controlOf, type RunningTest, type Variation } from "./running-test.ts";

/**
 * The variation of a visitor who has not met the test: each gets as many visitors as its weight is of all weights.
 * `random` is from 0 up to but not including 1, and the same number always gives the same variation. The control where no
 * variation has a weight; null for a test without variations. Source: storefront §4.
 */
export function assignVariation(test: Pick<RunningTest, "variations">, random: number): Variation | null {
  const { variations } = test;
  const total = variations.reduce((sum, { weight }) => sum + weight, 0);
  let left = random * total;
  for (const variation of variations) {
    if (left < variation.weight) return variation;
    left -= variation.weight;
  }
  return controlOf(test);
}
