import type { DivisionId } from "@selvedge/domain/ids";
import type pg from "pg";
import { type Bound, boundTo, causeOf, endBound } from "./bound.ts";
import { commit, commitWith, Ending, mustHaveCommitted } from "./ending.ts";
import { ask } from "./wire/trips.ts";

/**
 * Runs `work` in one transaction that sees a single division. BEGIN and the setting travel in the same packet
 * as the first query; nothing waits for them. Independent reads inside `work` belong together in Promise.all; what it ends
 * with may leave together with COMMIT (`lastly`).
 * Throws what `work` throws after rolling back, and when a swallowed SQL error turned the commit into a rollback.
 * Fails closed: a division that is no number aborts the transaction, a missing one makes every policy raise.
 */
export async function withDivision<T>(
  pool: pg.Pool,
  divisionId: DivisionId,
  work: (db: Bound) => Promise<T | Ending<T>>,
): Promise<T> {
  return transaction(pool, work, (client) => beginInDivision(client, divisionId));
}

/** BEGIN and the row-level security setting of one division, sent together. */
const beginInDivision = (client: pg.PoolClient, divisionId: DivisionId): Promise<unknown> =>
  Promise.all([ask(client, begin), ask(client, settingOf(divisionId))]);

export const begin = { name: "begin", text: "begin" };

/** The row-level security setting of one division, until the transaction ends. */
export const settingOf = (divisionId: DivisionId) => ({
  name: "set_division",
  text: "select set_config('app.division', $1, true)",
  values: [String(divisionId)],
});

/** Runs `work` in one transaction without a division: hosts, accounts, jobs, or as the back-office role across shops. */
export async function withoutDivision<T>(pool: pg.Pool, work: (db: Bound) => Promise<T>): Promise<T> {
  return transaction(pool, work, (client) => ask(client, begin));
}

async function transaction<T>(
  pool: pg.Pool,
  work: (db: Bound) => Promise<T | Ending<T>>,
  begin: (client: pg.PoolClient) => Promise<unknown>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const lead = begin(client);
  // Awaited below; this keeps a failure that arrives earlier from being "unhandled".
  lead.catch(() => {});
  try {
    const given = await work(boundTo(client));
    await lead;
    if (given instanceof Ending) return await commitWith(client, given);
    mustHaveCommitted(await ask(client, commit));
    return given;
  } catch (error) {
    const cause = causeOf(client, error);
    endBound(client);
    await client.query("rollback").catch((lost: Error) => {
      broken = lost;
    });
    throw cause;
  } finally {
    client.release(broken);
  }
}
