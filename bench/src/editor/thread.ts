// Work of a browser's threads by the processor's clock, so that what else the machine does is not counted.
import type { Page } from "playwright-core";

/** The reader's processor is a quarter as fast as this one. */
export const slower = 4;

/** What a page's thread does while something is done, in ms of the slower processor. Only then it counts, which costs it a little. */
export async function workOf(page: Page, doing: () => Promise<unknown>): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  const doneMs = async () => {
    const { metrics } = await cdp.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1_000 * slower;
  };
  const before = await doneMs();
  await doing();
  const ms = (await doneMs()) - before;
  await cdp.detach();
  return ms;
}

/** What 95 of a hundred stay within. */
export const most = (all: readonly number[]): number =>
  all.toSorted((a, b) => a - b)[Math.ceil(all.length * 0.95) - 1]!;
