import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";

/**
 * What would stop somebody who uses assistive technology on this page, as "rule: where". The announcer's own nodes are
 * left out: for some seconds they may name a button that has done its work and gone.
 */
export async function seriousFaultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).exclude("[data-live-announcer]").analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}
