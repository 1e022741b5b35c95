import type { DivisionId } from "@selvedge/domain/ids";
import pg from "pg";
import { type Bound, boundTo, causeOf, endBound, holdBound } from "./bound.ts";
import { everyPromise, swallowed } from "./ending.ts";
import { isLostDatabase } from "./lost-database.ts";
import { ask, leave, TripFailure } from "./wire/trips.ts";
import { settingOf } from "./with-division.ts";

/**
 * Statements of a single division that are all known at the same moment: they leave with the tenant check in one packet, as one
 * transaction that needs neither BEGIN nor COMMIT, and their answers come back in one. A statement that first waits for the
 * answer of another is refused with an error; it belongs into `withDivision`. Throws what `work` throws, and fails closed as
 * `withDivision` does; what throws before the packet leaves leaves nothing stored. Later, nothing but a statement may fail.
 */
export async function writeDivision<T>(
  pool: pg.Pool,
  divisionId: DivisionId,
  work: (db: Bound) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const lead = ask(client, settingOf(divisionId));
  const all = Promise.all([(async () => work(boundTo(client)))(), lead]);
  let isGivenUp = false;
  all.catch(() => {
    isGivenUp = true;
  });
  await everyPromise();
  // What was asked beside it must not be stored.
  if (isGivenUp) ask(client, giveUp).catch(() => {});
  holdBound(client, true);
  const whole = leave(client).catch((error: Error) => {
    if (isOfConnection(error instanceof TripFailure ? error.cause : error)) broken = error;
    return error;
  });
  try {
    // The connection is free once the trip is over, whether the statements went well or not.
    const [[result], failure] = await Promise.all([all.finally(() => whole), whole]);
    if (failure) throw failure instanceof TripFailure ? swallowed() : failure;
    holdBound(client, false);
    return result;
  } catch (error) {
    const cause = causeOf(client, error);
    endBound(client);
    throw cause;
  } finally {
    client.release(broken);
  }
}

const giveUp = { text: "do $$ begin raise exception 'The work of this transaction failed.'; end $$" };

/** A connection that is being ended also says so by an error of the database. */
const isOfConnection = (error: unknown): boolean => !(error instanceof pg.DatabaseError) || isLostDatabase(error);
