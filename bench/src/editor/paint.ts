// What an act costs a page until it is painted, by a trace of the browser: work of the page's thread by the processor's clock.
import type { Browser, Page } from "playwright-core";
import { slower, type Thread } from "./thread.ts";

/** Something that somebody does in the page. */
export interface Act {
  /** The event that it is counted from. */
  event: "click" | "keydown" | "beforeinput";
  /** What is done before it and not counted. */
  ready?: (at: number) => Promise<unknown>;
  press: (at: number) => Promise<unknown>;
  /** What ends it, not counted either. */
  after?: () => Promise<unknown>;
}

export interface ActCosts {
  /** From the event to the paint that follows it, in ms of the slower processor. */
  painted: number[];
  /** Until nothing more comes of it. */
  whole: number[];
}

interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  /** Of the processor, in microseconds. */
  tdur?: number;
  pid: number;
  tid: number;
  args?: { data?: { type?: string } };
}

const categories = [
  ...["toplevel", "cc", "blink.user_timing"],
  ...["devtools.timeline", "disabled-by-default-devtools.timeline"],
];
/** After an act, in ms: what comes of it has come by then. */
const restMs = 200;

/** Does each of the acts so often, one after another, and tells what each cost by its name. */
export async function actCosts<Name extends string>(
  { browser, page, thread }: { browser: Browser; page: Page; thread: Thread },
  acts: Record<Name, Act>,
  times: number,
): Promise<Record<Name, ActCosts>> {
  const names = Object.keys(acts) as Name[];
  const costs = Object.fromEntries(names.map((name) => [name, { painted: [], whole: [] }])) as unknown as Record<
    Name,
    ActCosts
  >;
  await browser.startTracing(page, { categories });
  for (let at = 0; at < times; at++)
    for (const name of names) {
      const { ready, press, after } = acts[name];
      await ready?.(at);
      await page.waitForTimeout(restMs);
      await page.evaluate((mark) => void performance.mark(mark), markOf(name));
      const before = await thread();
      await press(at);
      await page.waitForTimeout(restMs);
      costs[name].whole.push((await thread()) - before);
      await after?.();
    }
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  for (const name of names) costs[name].painted.push(...paintedMs(traceEvents, name, acts[name].event));
  return costs;
}

const markOf = (name: string) => `act ${name}`;

const endOf = ({ ts, dur = 0 }: TraceEvent): number => ts + dur;

function paintedMs(events: readonly TraceEvent[], name: string, event: Act["event"]): number[] {
  const marks = events.filter((each) => each.name === markOf(name)).toSorted((a, b) => a.ts - b.ts);
  const [first] = marks;
  if (!first) throw new Error(`The trace has no act "${name}".`);
  const own = events.filter(({ pid, tid, ph }) => pid === first.pid && tid === first.tid && ph === "X");
  const sorted = own.toSorted((a, b) => a.ts - b.ts);
  const tasks = sorted.filter((each) => each.name === "ThreadControllerImpl::RunTask");
  const taskAt = (ts: number) => tasks.find((task) => task.ts <= ts && endOf(task) >= ts);
  return marks.map(({ ts }) => {
    const heard = sorted.find((e) => e.ts > ts && e.name === "EventDispatch" && e.args?.data?.type === event);
    const shown = heard && sorted.find((e) => e.ts >= endOf(heard) && e.name === "Commit");
    const [begin, end] = [heard && taskAt(heard.ts), shown && taskAt(shown.ts)];
    if (!begin || !end) throw new Error(`Nothing was painted after "${name}".`);
    const between = tasks.filter((task) => task.ts >= begin.ts && task.ts <= end.ts);
    return (between.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1_000) * slower;
  });
}
