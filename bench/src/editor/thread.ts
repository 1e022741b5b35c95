// Work of a browser's threads by the processor's clock, so that what else the machine does is not counted.
import type { Frame, Page } from "playwright-core";

/** The reader's processor is a quarter as fast as this one. */
export const slower = 4;

/** Work of one thread so far, in ms of the slower processor. */
export type Thread = () => Promise<number>;

/** The thread of a page, or that of a frame of another site in it. */
export async function threadOf(page: Page, target: Page | Frame = page): Promise<Thread> {
  const cdp = await page.context().newCDPSession(target);
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  return async () => {
    const { metrics } = await cdp.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1_000 * slower;
  };
}

/** Two frames further what was changed is painted. */
const paint = (target: Page | Frame) =>
  target.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

type Of = readonly { target: Page | Frame; thread: Thread }[];

/** What it costs these threads to be measured while nothing happens. */
export async function costOfNothing(of: Of, times = 15): Promise<number> {
  const costs: number[] = [];
  for (let at = 0; at < times; at++) costs.push(await costOf(of, async () => {}));
  return costs.toSorted((a, b) => a - b)[Math.floor(times / 2)]!;
}

/** What an act and its paint cost the threads of pages and frames together, measuring included. */
export async function costOf(of: Of, act: () => Promise<unknown>): Promise<number> {
  const settled = async () => {
    for (const { target } of of) await paint(target);
  };
  const total = async () => {
    let sum = 0;
    for (const { thread } of of) sum += await thread();
    return sum;
  };
  await settled();
  const before = await total();
  await act();
  await settled();
  return (await total()) - before;
}

/** What 95 of a hundred stay within. */
export const most = (all: readonly number[]): number =>
  all.toSorted((a, b) => a - b)[Math.ceil(all.length * 0.95) - 1]!;
