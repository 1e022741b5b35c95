// What the server and its rendering process say to one another. Buffers travel as they are; a function among the
// arguments stays where it is and is called over the wire.

/** From the server: do this work. */
export interface Order {
  order: number;
  work: string;
  args: unknown[];
}
/** From the rendering process: call this function of an order. */
export interface Question {
  question: number;
  order: number;
  path: string;
  args: unknown[];
}

export interface Failure {
  message: string;
  stack?: string | undefined;
  /** What the system calls the error, such as ENOSPC. */
  code?: string | undefined;
}

export type Outcome = { value: unknown } | { failure: Failure };
/** The end of an order, and the answer to a question. */
export type Done = { order: number } & Outcome;
export type Answer = { question: number } & Outcome;

/** The path of a function in the arguments. */
interface Remote {
  calls: string;
}

type Functions = Map<string, (...args: unknown[]) => unknown>;

/** The arguments with each function replaced by its path, and the functions by their paths. Functions are at the top or one level below. */
export function detachFunctions(args: readonly unknown[]): { args: unknown[]; functions: Functions } {
  const functions: Functions = new Map();
  const detach = (value: unknown, path: string, isTop: boolean): unknown => {
    if (typeof value === "function") {
      functions.set(path, value as (...args: unknown[]) => unknown);
      return { calls: path } satisfies Remote;
    }
    if (!isTop || !isPlain(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, detach(inner, `${path}.${key}`, false)]),
    );
  };
  return { args: args.map((value, at) => detach(value, String(at), true)), functions };
}

/** The arguments with each path replaced by a function that requests it. */
export function attachFunctions(args: readonly unknown[], ask: (path: string, args: unknown[]) => Promise<unknown>) {
  const attach = (value: unknown, isTop: boolean): unknown => {
    if (isRemote(value)) return (...given: unknown[]) => ask(value.calls, given);
    if (!isTop || !isPlain(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, attach(inner, false)]));
  };
  return args.map((value) => attach(value, true));
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const isRemote = (value: unknown): value is Remote =>
  isPlain(value) && typeof value.calls === "string" && Object.keys(value).length === 1;

/** What a piece of work came to, as it can be sent. */
export const outcomeOf = (work: () => unknown): Promise<Outcome> =>
  Promise.resolve()
    .then(work)
    .then(
      (value) => ({ value }),
      (error) => ({ failure: failureOf(error) }),
    );

function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { message: String(error) };
  const { message, stack, code } = error as NodeJS.ErrnoException;
  return { message, stack, code };
}

/** The value, or the error as it was thrown on the other side. */
export function resultOf(outcome: Outcome): unknown {
  if ("value" in outcome) return outcome.value;
  const { message, stack, code } = outcome.failure;
  const error = new Error(message);
  if (stack) error.stack = stack;
  throw code ? Object.assign(error, { code }) : error;
}
