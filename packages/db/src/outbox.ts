// What follows the moves of orders. A row of the outbox costs a plain insert in the statement of the move, a job of the
// queue many times that; the queue gets only what failed the first time, with its tries, its delays and its list of failures.
import { sql } from "kysely";
import type pg from "pg";
import { commit, mustHaveCommitted } from "./ending.ts";
import { ask } from "./wire/trips.ts";
import { begin } from "./with-division.ts";

export interface Entry {
  task: string;
  payload: unknown;
}

/** Names the work within the queue, should it get there. */
export interface NewEntry extends Entry {
  key: string;
}

/** One entry, as a part of the statement that writes what it follows. */
export const left = ({ task, key, payload }: NewEntry) =>
  sql`insert into jobs.outbox (task, key, payload) values (${task}, ${key}, ${JSON.stringify(payload)}::json)`;

/** Before pictures are rendered: a person is waiting for the mail. */
const priority = -15;

/**
 * Carries out the oldest entries that nobody else works on, one after another, and gives their number. They stay locked
 * meanwhile and leave the outbox at the end, so the work of a killed process is done again, at once, by another. An entry whose
 * work throws becomes a job of the queue. For the owner of the database.
 */
export async function workOff(pool: pg.Pool, most: number, work: (entry: Entry) => Promise<boolean>): Promise<number> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    const [, { rows }] = await Promise.all([ask(client, begin), ask<Taken>(client, take(most))]);
    const failed: string[] = [];
    for (const entry of rows) if (!(await work(entry))) failed.push(entry.id);
    const gone = rows.length > 0 ? ask(client, remove(rows, failed)) : null;
    const [, ended] = await Promise.all([gone, ask(client, commit)]);
    mustHaveCommitted(ended);
    return rows.length;
  } catch (error) {
    await client.query("rollback").catch((lost: Error) => {
      broken = lost;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

type Taken = NewEntry & { id: string };

const take = (most: number) => ({
  name: "take-outbox",
  text: "select id, task, key, payload from jobs.outbox order by id limit $1 for update skip locked",
  values: [most],
});

const remove = (taken: readonly Taken[], failed: readonly string[]) => ({
  name: "leave-outbox",
  text: `with gone as (delete from jobs.outbox where id = any($1::bigint[]) returning *)
      select enqueue_job(task, payload, key, $3, now()) from gone where id = any($2::bigint[])`,
  values: [taken.map(({ id }) => id), failed, priority],
});
