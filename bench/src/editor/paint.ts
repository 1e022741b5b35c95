// What an act costs a page until it is painted, by a trace of the browser: work of the page's thread by the processor's clock.
import type { Browser, Page } from "playwright-core";
import { slower } from "./thread.ts";
import { watchedMachine } from "./watched-machine.ts";

/** Something that somebody does in the page. */
export interface Act {
  /** The event that it is counted from. */
  event: "click" | "keydown" | "input";
  /** The event that changes something, where it is a later one: the paint after it counts. */
  changes?: Act["event"];
  /** What is done before it and not counted. */
  ready?: (at: number) => Promise<unknown>;
  press: (at: number) => Promise<unknown>;
  /** What ends it, not counted either. */
  after?: (at: number) => Promise<unknown>;
}

/** One figure for each time that it was done, in ms of the slower processor. */
export interface ActCosts {
  /** From the event to the paint that follows it. */
  painted: number[];
  /** All work that follows, up to the end of the wait after it. */
  whole: number[];
  /** What other pages do, such as the one in a frame, up to the first paint of theirs; nothing where none paints. */
  beside: number[];
  /** All work of theirs, up to the end of the wait. */
  besideWhole: number[];
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
  args?: { name?: string; data?: { type?: string } };
}

/** As few as tell of tasks, events and paints: each event that is written down costs the page. */
const categories = ["toplevel", "devtools.timeline", "benchmark", "blink.user_timing"];
/** A frame that hands over what is to be painted; one in which nothing changed does not. */
const handsOver = "ProxyMain::BeginMainFrame::commit";
/** The wait before and after each act, in ms. All work of an act is done within it. */
const restMs = 200;
/** An act is done again where the machine was busy with something else, but no more than so many times as often. */
const mostRounds = 2;

/**
 * Does each of the acts so often, one after another, and tells what each cost by its name. Those before or after which the
 * machine was busy with something else do not count: programs that share its caches make every other one slower.
 */
export async function actCosts<Name extends string>(
  { browser, page }: { browser: Browser; page: Page },
  acts: Record<Name, Act>,
  times: number,
): Promise<Record<Name, ActCosts>> {
  const names = Object.keys(acts) as Name[];
  const mark = (text: string) => page.evaluate((named) => void performance.mark(named), text);
  const machine = await watchedMachine(page);
  const done = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, number[]>;
  await browser.startTracing(page, { categories });
  for (let at = 0; at < times * mostRounds; at++) {
    for (const name of names) {
      const { ready, press, after } = acts[name];
      await ready?.(at);
      await page.waitForTimeout(restMs);
      const before = await machine.tryOut();
      await mark(beginOf(name));
      await press(at);
      await page.waitForTimeout(restMs);
      await mark(endOf(name));
      done[name].push(Math.max(before, await machine.tryOut()));
      await after?.(at);
    }
    if (names.every((name) => done[name].filter(machine.isCalm).length >= times)) break;
  }
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const costs = names.map((name) => {
    const calm = done[name].map(machine.isCalm);
    // Of a machine that is never calm all of them count, so that the figure is too high and not missing.
    const counts = calm.filter(Boolean).length >= times / 2 ? calm : calm.map(() => true);
    return [name, costsIn(traceEvents, name, { act: acts[name], counts })];
  });
  return Object.fromEntries(costs) as Record<Name, ActCosts>;
}

const beginOf = (name: string) => `begin ${name}`;
const endOf = (name: string) => `end ${name}`;

const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
const over = ({ ts, dur = 0 }: TraceEvent) => ts + dur;
const workMs = (tasks: readonly TraceEvent[]) => (tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1_000) * slower;

interface Counted {
  act: Act;
  /** Of each time that it was done, whether it counts. */
  counts: readonly boolean[];
}

function costsIn(events: readonly TraceEvent[], name: string, { act, counts }: Counted): ActCosts {
  const { event, changes = event } = act;
  const marks = (text: string) => events.filter((each) => each.name === text).toSorted((a, b) => a.ts - b.ts);
  const [begins, ends] = [marks(beginOf(name)), marks(endOf(name))];
  const ownThread = threadOf(begins[0]!);
  const pages = new Set(events.filter(({ args }) => args?.name === "CrRendererMain").map(threadOf));
  const done = events.filter((each) => each.ph === "X" && pages.has(threadOf(each))).toSorted((a, b) => a.ts - b.ts);
  const tasks = done.filter((each) => each.name === "ThreadControllerImpl::RunTask");
  const own = done.filter((each) => threadOf(each) === ownThread);
  const ownTasks = tasks.filter((each) => threadOf(each) === ownThread);
  const besideTasks = tasks.filter((each) => threadOf(each) !== ownThread);
  const from = (some: readonly TraceEvent[], begin: number, end: number) =>
    some.filter(({ ts }) => ts >= begin && ts <= end);
  const taskAt = (ts: number) => ownTasks.find((task) => task.ts <= ts && over(task) >= ts);
  const costs: ActCosts = { painted: [], whole: [], beside: [], besideWhole: [] };
  begins.forEach(({ ts }, at) => {
    if (!counts[at]) return;
    const end = ends[at]!.ts;
    const after = (type: string) =>
      own.find((e) => e.ts > ts && e.name === "EventDispatch" && e.args?.data?.type === type);
    const [heard, changed] = [after(event), after(changes)];
    const shown = changed && own.find((e) => e.ts >= over(changed) && e.name === handsOver);
    const [first, last] = [heard && taskAt(heard.ts), shown && taskAt(shown.ts)];
    if (!heard || !first || !last) throw new Error(`Nothing was painted after "${name}".`);
    costs.painted.push(workMs(from(ownTasks, first.ts, last.ts)));
    costs.whole.push(workMs(from(ownTasks, ts, end)));
    const painter = done.find((e) => e.ts >= heard.ts && e.name === handsOver && threadOf(e) !== ownThread);
    const paint = painter && painter.ts < end ? over(painter) : ts;
    costs.beside.push(workMs(from(besideTasks, ts, paint)));
    costs.besideWhole.push(workMs(from(besideTasks, ts, end)));
  });
  return costs;
}
