import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";

/**
 * What would stop somebody who uses assistive technology on this page, as "rule: where". The announcer's own nodes are
 * left out: for some seconds they may name a button that has done its work and gone. Frames of other origins are not read
 * (legacy mode), of which our pages have none: reading them would take a second page and four times as long.
 */
export async function seriousFaultsOf(page: Page): Promise<string[]> {
  await page.evaluate(settled);
  const axe = new AxeBuilder({ page }).exclude("[data-live-announcer]").options({ resultTypes: ["violations"] });
  const { violations } = await axe.setLegacyMode().analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

/** What fades in is read once it is there: half of the way its letters are pale. What moves for ever is not waited for. */
const settled = async () => {
  const moves = document
    .getAnimations()
    .filter((each) => each.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(moves.map((each) => each.finished));
};
