// What a request costs, without a clock: the statements that it sends and the slow hashes that it computes.
import { createHook } from "node:async_hooks";
import { type Asked, asked } from "@selvedge/db/wire/trips";
import pg from "pg";

export interface WorkDone {
  /** Texts of the statements, sorted: those that travel together have no order. Without those that the clock decides on. */
  statements: string[];
  /** How often argon2id ran. */
  slowHashes: number;
}

/** Runs some work, and gives what it returned and what it cost. Nothing else may run beside it. */
export async function workDone<T>(work: () => Promise<T>): Promise<{ value: T; done: WorkDone }> {
  const { query } = pg.Client.prototype;
  const done: WorkDone = { statements: [], slowHashes: 0 };
  const note = (text: string) => {
    if (text !== "" && !timed.some((each) => each.test(text))) done.statements.push(text);
  };
  const noteAsked = (statement: unknown) => note((statement as Asked).text);
  asked.subscribe(noteAsked);
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    // A trip has no text: its statements are noted as they are asked.
    note(textOf(given[0]));
    return (query as (...all: unknown[]) => unknown).apply(this, given);
  } as typeof query;
  const hook = createHook({
    init(_id, type) {
      if (type === "ARGON2REQUEST") done.slowHashes++;
    },
  }).enable();
  try {
    const value = await work();
    return { value, done: { ...done, statements: done.statements.sort() } };
  } finally {
    hook.disable();
    asked.unsubscribe(noteAsked);
    pg.Client.prototype.query = query;
  }
}

/** What runs now and then by the clock: the check of a connection that is opened, and the shop of a host. */
const timed = [/^select 1$/, /^select d\.id, d\.name, d\.code.*from divisions d join manufacturers m/s];

const textOf = (statement: unknown): string =>
  typeof statement === "string" ? statement : ((statement as { text?: string }).text ?? "");
