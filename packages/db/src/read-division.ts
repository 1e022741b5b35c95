import type { DivisionId } from "@selvedge/domain/ids";
import type pg from "pg";
import { type Bound, boundTo, causeOf, endBound, holdBound } from "./bound.ts";
import { everyPromise, mustHaveCommitted } from "./ending.ts";
import { beginInDivision } from "./with-division.ts";

/**
 * Reads of a single division that are all known at the same moment: they leave with BEGIN, the tenant check and COMMIT in one
 * packet, and their answers come back in one. A statement that first waits for the answer of another is refused with an
 * error; it belongs into `withDivision`. Throws what `reads` throws, and fails closed as `withDivision` does.
 */
export async function readDivision<T>(
  pool: pg.Pool,
  divisionId: DivisionId,
  reads: (db: Bound) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const lead = beginInDivision(client, divisionId);
  const all = Promise.all([(async () => reads(boundTo(client)))(), lead]);
  // Awaited below; this keeps a failure that arrives earlier from being "unhandled".
  all.catch(() => {});
  try {
    await everyPromise();
    holdBound(client, true);
    const commit = client.query({ name: "commit", text: "commit" });
    commit.catch((lost: Error) => {
      broken = lost;
    });
    // The connection is free once the commit is answered, whether the reads went well or not.
    const [[result], ended] = await Promise.all([all.finally(() => commit.catch(() => {})), commit]);
    mustHaveCommitted(ended);
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
