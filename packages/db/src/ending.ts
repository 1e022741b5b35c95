// How a transaction ends in fewer packets: its last statements leave together with COMMIT.
import type pg from "pg";
import { holdBound } from "./bound.ts";
import { afterAnother, ask } from "./wire/trips.ts";

/** The last statements of a transaction, before they leave. */
export class Ending<T> {
  readonly start: () => Promise<T>;
  constructor(start: () => Promise<T>) {
    this.start = start;
  }
}

/**
 * What the work of a transaction returns when nothing but statements is left of it: they leave with COMMIT in one packet, and
 * `start` gives the result. All of them have to be known at once: one that waits for the answer of another is refused when the
 * others are already stored. If one fails, none is stored. Nothing else may fail: by then the transaction has ended.
 */
export const lastly = <T>(start: () => Promise<T>): Ending<T> => new Ending(start);

/** Sends the last statements and COMMIT behind them. Throws what fails first; then nothing is stored. */
export async function commitWith<T>(client: pg.ClientBase, { start }: Ending<T>): Promise<T> {
  const writing = start();
  // Awaited below; this keeps a failure that arrives earlier from being "unhandled".
  writing.catch(() => {});
  await everyPromise();
  holdBound(client, true);
  const ended = ask(client, commit);
  ended.catch(() => {});
  const result = await writing;
  mustHaveCommitted(await ended.catch(rolledBack));
  holdBound(client, false);
  return result;
}

export const commit = { name: "commit", text: "commit" };

/** Behind a failed statement PostgreSQL leaves out even the commit. */
function rolledBack(error: { code?: unknown }): { command: string } {
  if (error.code !== afterAnother) throw error;
  return { command: "ROLLBACK" };
}

/** @throws Error when PostgreSQL answered a commit by rolling back, as it does after a failed statement. */
export function mustHaveCommitted({ command }: { command: string }): void {
  if (command !== "COMMIT") throw swallowed();
}

export const swallowed = () => new Error("The transaction was rolled back: a failed statement was swallowed.");

/** Statements are put on their way by promises that wait for nothing: once the queue of promises is empty all have left. */
export const everyPromise = () => new Promise<void>((done) => process.nextTick(done));
