import pg from "pg";
import { breakerOf } from "./breaker.ts";
import { type RoleName, roleUrl } from "./roles.ts";
import { gatherWrites } from "./wire/gather-writes.ts";

// Amounts and ids are integers below 2^53; PostgreSQL sends them as text. numeric is used for rates only.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
// bigint[]: lists of ids, none of which holds a null.
const idLists = 1016 as typeof pg.types.builtins.INT8;
pg.types.setTypeParser(idLists, (text) => (text === "{}" ? [] : text.slice(1, -1).split(",").map(Number)));
// A calendar day has no time and no zone: it stays the text "2026-11-20".
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

export interface Pools {
  /** Under row-level security: what shoppers and merchants do. */
  web: pg.Pool;
  /** Under row-level security: what jobs do for one division. */
  worker: pg.Pool;
  /** Without row-level security: staff and the factory, who work for every shop. */
  backOffice: pg.Pool;
  /**
   * Called by the watcher of the connection: while the database is silent, queries of pages and calls fail at once. Jobs
   * wait as long as their own limits say.
   */
  setSilent(isSilent: boolean): void;
  /** Ends every pool. */
  close(): Promise<void>;
}

/** Longest wait for a free connection, then for one statement: a caller gets "not now" instead of waiting forever. */
const connectionWaitMs = 5_000;
const statementLimitMs: Record<RoleName, number> = { web: 15_000, worker: 60_000, backOffice: 60_000 };
/** Beyond the server's own limit: only a server that has fallen silent, and was not noticed, is given up by our clock. */
const silenceMs = 5_000;

/** Opens one pool for each role. Queries leave without waiting for the ones before them (`pipeline`). */
export function openPools(ownerUrl: string, secret: string, size = 8): Pools {
  const pool = (role: RoleName, max: number) => {
    const made = new pg.Pool({
      connectionString: roleUrl(ownerUrl, role, secret),
      max,
      pipeline: true,
      connectionTimeoutMillis: connectionWaitMs,
      statement_timeout: statementLimitMs[role],
      idle_in_transaction_session_timeout: statementLimitMs[role],
      query_timeout: statementLimitMs[role] + silenceMs,
    } as pg.PoolConfig);
    // A connection that the server closes is replaced by the pool, and a query on it fails by itself; without listeners,
    // on the pool for idle ones and on each client for those in use, the event would end the process.
    made.on("error", () => {});
    made.on("connect", (client) => client.on("error", () => {}));
    made.on("connect", gatherWrites);
    return made;
  };
  const pools = { web: pool("web", size), worker: pool("worker", 4), backOffice: pool("backOffice", 4) };
  const breakers = [breakerOf(pools.web), breakerOf(pools.backOffice)];
  const setSilent = (isSilent: boolean) => {
    for (const breaker of breakers) breaker.setSilent(isSilent);
  };
  return {
    ...pools,
    setSilent,
    close: async () => void (await Promise.all(Object.values(pools).map((each) => each.end()))),
  };
}
