import { createHash } from "node:crypto";
import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from "kysely";
import type pg from "pg";
import type { Database } from "./tables.ts";
import { afterAnother, ask } from "./wire/trips.ts";

/** A Kysely that speaks through one connection. It has no transactions of its own: the caller has already begun one. */
export type Bound = Kysely<Database>;

interface Lease {
  bound: Bound;
  isOver: boolean;
  /** What failed first. Statements behind it in the pipeline fail as well, with words that name no cause. */
  failure?: unknown;
}

const leases = new WeakMap<pg.ClientBase, Lease>();

/** The one Kysely of a connection. Statements are named by their text, so PostgreSQL parses and plans each once. */
export function boundTo(client: pg.ClientBase): Bound {
  const known = leases.get(client);
  if (known) return known.bound;
  const lease = { isOver: false } as Lease;
  lease.bound = bind(client, lease);
  leases.set(client, lease);
  return lease.bound;
}

/**
 * Ends what was handed out for a connection. When one part of a Promise.all fails, others may still be on their way to
 * their next statement: it must not run in whatever transaction the connection serves by then.
 */
export function endBound(client: pg.ClientBase): void {
  const lease = leases.get(client);
  if (lease) lease.isOver = true;
  leases.delete(client);
}

/** Of statements that left together the first failure is the cause of the others, and they may be reported before it. */
export function causeOf(client: pg.ClientBase, error: unknown): unknown {
  const isAfterAnother = (error as { code?: unknown } | null)?.code === afterAnother;
  return (isAfterAnother && leases.get(client)?.failure) || error;
}

/** Refuses further statements of a connection for as long as `isOver`: its commit has left, and nothing may follow it. */
export function holdBound(client: pg.ClientBase, isOver: boolean): void {
  const lease = leases.get(client);
  if (lease) lease.isOver = isOver;
}

function bind(client: pg.ClientBase, lease: Lease): Bound {
  const connection = connectionOf(client, lease);
  const executor = new DirectExecutor(connection);
  const dialect: Dialect = {
    createAdapter: () => executor.adapter,
    createDriver: () => refusingDriver,
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => compiler,
  };
  return new Kysely<Database>({ config: { dialect }, dialect, driver: refusingDriver, executor });
}

const compiler = new PostgresQueryCompiler();

/** Asks its connection at once: Kysely's own way to one, through its driver, costs each statement several promises. */
class DirectExecutor extends DefaultQueryExecutor {
  readonly #connection: DatabaseConnection;

  constructor(connection: DatabaseConnection) {
    super(compiler, new PostgresAdapter(), { provideConnection: (use) => use(connection) });
    this.#connection = connection;
  }

  override executeQuery<R>(statement: CompiledQuery): Promise<QueryResult<R>> {
    return this.#connection.executeQuery<R>(statement);
  }
}

const connectionOf = (client: pg.ClientBase, lease: Lease): DatabaseConnection => ({
  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (lease.isOver) throw new Error("The transaction of this statement has ended.");
    const name = sql.startsWith(onceMark) ? undefined : statementName(sql);
    try {
      const { rows, rowCount, command } = await ask<R>(client, { name, text: sql, values: parameters });
      const changed = command === "INSERT" || command === "UPDATE" || command === "DELETE";
      return changed ? { rows, numAffectedRows: BigInt(rowCount) } : { rows };
    } catch (error) {
      lease.failure ??= error;
      // From the socket, where it comes from, nobody sees who asked.
      Error.captureStackTrace(error as Error);
      throw error;
    }
  },
  // biome-ignore lint/correctness/useYield: a cursor cannot travel in a pipeline, so streaming is refused
  async *streamQuery() {
    throw new Error("Streaming is not available inside a transaction of one division.");
  },
});

const refuse = async () => {
  throw new Error("A transaction is already open: use the one that was given.");
};
const refusingDriver: Driver = {
  init: async () => {},
  acquireConnection: refuse,
  beginTransaction: refuse,
  commitTransaction: refuse,
  rollbackTransaction: refuse,
  releaseConnection: async () => {},
  destroy: async () => {},
};

/**
 * Begins a statement whose text is built from what a caller requests. The number of such texts has no limit: if prepared,
 * they would fill the memory of every connection, so each is parsed and planned again.
 */
export const onceMark = "/* once */ ";

const names = new Map<string, string>();

/** A short name that equal texts share. Texts come from our own code, so the map stays small. */
export function statementName(text: string): string {
  let name = names.get(text);
  if (!name) {
    name = createHash("sha256").update(text).digest("base64url").slice(0, 20);
    if (names.size < 5000) names.set(text, name);
  }
  return name;
}
