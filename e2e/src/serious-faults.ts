import type { Page } from "playwright-core";
import { violationsOf } from "./violations.ts";

/** What would stop somebody who uses assistive technology on this page, as "rule: where". */
export async function seriousFaultsOf(page: Page): Promise<string[]> {
  await page.evaluate(settled);
  const violations = await violationsOf(page);
  return violations.filter(({ impact }) => impact === "serious" || impact === "critical").map(({ words }) => words);
}

/**
 * What fades in is read once it is there: half of the way its letters are pale. What moves for ever is not waited for, nor what
 * moves as somebody scrolls.
 */
const settled = async () => {
  const moves = document
    .getAnimations()
    .filter(({ timeline }) => timeline === document.timeline)
    .filter((each) => each.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(moves.map((each) => each.finished));
};
