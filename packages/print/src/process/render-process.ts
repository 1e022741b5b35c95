import { type ChildProcess, fork } from "node:child_process";
import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { type Answer, type Done, detachFunctions, type Order, outcomeOf, type Question, resultOf } from "./messages.ts";

export interface RenderProcess {
  /** Runs a work by its name and gives its result. Rejects with the work's own error, or when the process ended in the middle. */
  run(work: string, args: readonly unknown[]): Promise<unknown>;
  /** Its process id while it lives. */
  pid(): number | undefined;
}

interface Options {
  /** It ends after so long without work, and everything it held is given back. */
  idleMs?: number;
  /** How many works run in it side by side; the others wait their turn. */
  atOnce?: number;
}

interface Waiting {
  child: ChildProcess;
  functions: ReturnType<typeof detachFunctions>["functions"];
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** Niceness, -20 to 19: answering pages comes before rendering pictures. */
const niceness = 5;

/** A process that is started with the first work and ended when there has been none for a while. */
export function renderProcess({ idleMs = 10_000, atOnce = 4 }: Options = {}): RenderProcess {
  const waiting = new Map<number, Waiting>();
  const queue: (() => void)[] = [];
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let orders = 0;
  let running = 0;

  const begin = (): ChildProcess => {
    clearTimeout(idle);
    child ??= start(hear, (ended, reason) => {
      if (child === ended) child = undefined;
      for (const [order, { child: its, reject }] of waiting)
        if (its === ended && waiting.delete(order))
          reject(new Error(`the rendering process ended in the middle: ${reason}`));
    });
    child.ref();
    child.channel?.ref();
    return child;
  };

  const rest = () => {
    const resting = child;
    if (!resting) return;
    // The server may end while it rests.
    resting.unref();
    resting.channel?.unref();
    idle = setTimeout(() => {
      if (child === resting) child = undefined;
      resting.kill("SIGKILL");
    }, idleMs).unref();
  };

  const hear = async (from: ChildProcess, message: Done | Question) => {
    const waits = waiting.get(message.order);
    if (!("question" in message)) return settle(message, waits);
    const outcome = await outcomeOf(() => waits?.functions.get(message.path)?.(...message.args));
    if (from.connected) from.send({ question: message.question, ...outcome } satisfies Answer, () => {});
  };

  const settle = (done: Done, waits: Waiting | undefined) => {
    waiting.delete(done.order);
    try {
      waits?.resolve(resultOf(done));
    } catch (error) {
      waits?.reject(error);
    }
  };

  const send = (work: string, given: readonly unknown[]) =>
    new Promise<unknown>((resolve, reject) => {
      const order = ++orders;
      const { args, functions } = detachFunctions(given);
      const child = begin();
      waiting.set(order, { child, functions, resolve, reject });
      child.send({ order, work, args } satisfies Order, (error) => {
        if (error && waiting.delete(order)) reject(error);
      });
    });

  /** Takes a place, at once or when another gives up its place. */
  const turn = async () => {
    if (running < atOnce) running++;
    else await new Promise<void>((go) => queue.push(go));
  };

  const leave = () => {
    const next = queue.shift();
    if (next) return next();
    running--;
    if (running === 0) rest();
  };

  return {
    async run(work, args) {
      await turn();
      try {
        return await send(work, args);
      } finally {
        leave();
      }
    },
    pid: () => child?.pid,
  };
}

type Hear = (from: ChildProcess, message: Done | Question) => void;

function start(hear: Hear, onEnd: (ended: ChildProcess, reason: string) => void): ChildProcess {
  const child = fork(fileURLToPath(new URL("./render-child.ts", import.meta.url)), [], {
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    execArgv: [],
    env: { PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV, ...compileCache() },
  });
  child.on("message", (message) => hear(child, message as Done | Question));
  child.once("exit", (code, signal) => onEnd(child, signal ?? `code ${code}`));
  child.once("error", (error) => onEnd(child, error.message));
  if (child.pid) trySetPriority(child.pid);
  return child;
}

/** Where compiled modules are kept for the next start, when this process was told. */
function compileCache() {
  const { NODE_COMPILE_CACHE } = process.env;
  return NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {};
}

function trySetPriority(pid: number) {
  try {
    setPriority(pid, niceness);
  } catch {
    // Some systems do not let us; it is a courtesy to the pages, not a need.
  }
}
