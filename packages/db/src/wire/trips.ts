// Statements that are known in one moment make one trip: they leave in one packet with one Sync behind them, so PostgreSQL
// wakes up once, answers once, and is read once. The driver sends a Sync behind each statement, and PostgreSQL then makes a
// packet of each answer. What a prepared statement's rows look like is asked once for each connection.
// Source: https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-PIPELINING
import { channel } from "node:diagnostics_channel";
import pg from "pg";
import utils from "pg/lib/utils.js";

export interface Statement {
  /** Of a prepared statement; one without a name is parsed each time. */
  name?: string | undefined;
  text: string;
  values?: readonly unknown[];
}

export interface Answer<Row = Record<string, unknown>> {
  rows: Row[];
  /** INSERT, COMMIT, ... */
  command: string;
  rowCount: number;
}

/** A statement that was sent, as listeners that count statements get it. */
export interface Asked extends Statement {
  answer: Promise<Answer>;
}

export const asked = channel("selvedge.statement");

/** Sends a statement with all others of this turn of the event loop. Throws what PostgreSQL says of it. */
export function ask<Row>(client: pg.ClientBase, statement: Statement): Promise<Answer<Row>> {
  const answer = new Promise<Answer>((done, fail) =>
    lineOf(client)
      .open()
      .add({ ...statement, done, fail }),
  );
  if (asked.hasSubscribers) asked.publish({ ...statement, answer } satisfies Asked);
  return answer as Promise<Answer<Row>>;
}

/**
 * Lets what was asked in this turn leave now. Resolves when PostgreSQL has ended it: what is in no transaction of its own is
 * stored then, all of it or nothing. Throws what failed; a `TripFailure` where the promise of the statement has been rejected
 * with it already.
 */
export const leave = (client: pg.ClientBase): Promise<void> => lineOf(client).leave();

/** The code that PostgreSQL gives to statements behind a failed one. Of a trip it leaves them out. */
export const afterAnother = "25P02";

/** A statement of a trip failed, and its promise was rejected with the cause. */
export class TripFailure extends Error {}

interface Sent extends Statement {
  done(answer: Answer): void;
  fail(error: unknown): void;
}

interface Columns {
  names: string[];
  parsers: ((text: string) => unknown)[];
}

/** Of a prepared statement: what its rows look like, before that "asked", and "unsure" once it failed. */
type Known = Columns | "asked" | "unsure";

/** The driver's connection, of which it exports no types. */
interface Wire {
  stream: { cork(): void; uncork(): void };
  parse(statement: { name: string; text: string }): void;
  bind(bound: { statement: string; values: readonly (string | Buffer | null)[] }): void;
  describe(described: { type: "P"; name: string }): void;
  execute(executed: object): void;
  close(closed: { type: "S"; name: string }): void;
  sync(): void;
}

const lines = new WeakMap<pg.ClientBase, Line>();

function lineOf(client: pg.ClientBase): Line {
  const known = lines.get(client);
  if (known) return known;
  const line = new Line(client);
  lines.set(client, line);
  return line;
}

/** A connection with what is known of its prepared statements. */
class Line {
  readonly known = new Map<string, Known>();
  readonly wire: Wire;
  readonly parserOf: (type: number) => Columns["parsers"][number];
  readonly #client: pg.ClientBase;
  #trip: Trip | undefined;

  constructor(client: pg.ClientBase) {
    this.#client = client;
    this.wire = (client as unknown as { connection: Wire }).connection;
    this.parserOf = (type) => client.getTypeParser(type, "text");
    // What is sent past the trips has its place behind what was asked before it.
    client.query = ((...given: unknown[]) => {
      void this.leave();
      return queryOf(client).apply(client, given);
    }) as typeof client.query;
  }

  /** The trip of this turn. */
  open(): Trip {
    if (this.#trip) return this.#trip;
    const { stream } = this.wire;
    const trip = new Trip(this);
    this.#trip = trip;
    queryOf(this.#client).call(this.#client, trip);
    stream.cork();
    setImmediate(() => {
      if (this.#trip === trip) void this.leave();
      stream.uncork();
    });
    return trip;
  }

  leave(): Promise<void> {
    const trip = this.#trip;
    this.#trip = undefined;
    if (!trip) return Promise.resolve();
    this.wire.sync();
    return trip.ended;
  }
}

/** The driver's own function. */
const queryOf = (client: pg.ClientBase) =>
  (Object.getPrototypeOf(client) as { query(...given: unknown[]): unknown }).query;

/** The driver takes it for one query. It is over when PostgreSQL is ready for the next. */
class Trip {
  /** Called when it is over. The driver puts its own function around it. */
  callback: (error?: unknown) => void = () => {};
  readonly ended: Promise<void>;
  readonly #line: Line;
  readonly #sent: Sent[] = [];
  /** In the order of the statements. */
  readonly #answers: (Answer | { error: unknown })[] = [];
  #rows: Record<string, unknown>[] = [];
  #columns: Columns | undefined;
  /** Why a value of the statement that is being answered cannot be read. */
  #unread: { error: unknown } | undefined;
  #failure: { error: unknown } | undefined;
  #end!: () => void;
  #break!: (error: unknown) => void;

  constructor(line: Line) {
    this.#line = line;
    this.ended = new Promise((end, fail) => {
      this.#end = end;
      this.#break = fail;
    });
    // Not everybody waits for it.
    this.ended.catch(() => {});
  }

  add(statement: Sent): void {
    if (this.#failure) {
      statement.fail(this.#failure.error);
      return;
    }
    const { name = "", text } = statement;
    const { known, wire } = this.#line;
    // Before anything is sent: a value may not be writable.
    const values = (statement.values ?? []).map((value) => utils.prepareValue(value));
    this.#sent.push(statement);
    const state = known.get(name);
    if (state === "unsure") wire.close({ type: "S", name });
    if (state === undefined || state === "unsure") {
      wire.parse({ name, text });
      if (name !== "") known.set(name, "asked");
    }
    wire.bind({ statement: name, values });
    if (typeof state !== "object") wire.describe({ type: "P", name: "" });
    wire.execute({});
  }

  /** Its statements are sent as they are asked. */
  submit(): null {
    return null;
  }

  handleRowDescription({ fields }: { fields: readonly { name: string; dataTypeID: number }[] }): void {
    this.#columns = {
      names: fields.map(({ name }) => name),
      parsers: fields.map(({ dataTypeID }) => this.#line.parserOf(dataTypeID)),
    };
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    const { names, parsers } = this.#columnsOf(this.#sent[this.#answers.length]!);
    const row: Record<string, unknown> = {};
    try {
      for (let index = 0; index < fields.length; index++) {
        const text = fields[index]!;
        row[names[index]!] = text === null ? null : parsers[index]!(text);
      }
    } catch (error) {
      this.#unread = { error };
    }
    this.#rows.push(row);
  }

  handleCommandComplete({ text }: { text: string }): void {
    const { name = "" } = this.#sent[this.#answers.length]!;
    const { known } = this.#line;
    if (name !== "" && known.get(name) === "asked") known.set(name, this.#columns ?? noColumns);
    // "INSERT 0 1", "SELECT 2", "COMMIT".
    const [command = "", ...counts] = text.split(" ");
    this.#answers.push(this.#unread ?? { rows: this.#rows, command, rowCount: Number(counts.at(-1) ?? 0) });
    this.#rows = [];
    this.#unread = undefined;
    this.#columns = undefined;
  }

  handleReadyForQuery(): void {
    this.#tellAnswers();
    this.callback();
    this.#end();
  }

  /** PostgreSQL refuses a statement and leaves those behind it out; or the connection is lost. */
  handleError(error: unknown): void {
    if (this.#failure) return;
    this.#failure = { error };
    const failed = this.#answers.length;
    this.#tellAnswers();
    for (const { name = "" } of this.#sent.slice(failed)) this.#doubt(name, name === this.#sent[failed]!.name);
    for (const [index, { fail }] of this.#sent.slice(failed).entries()) fail(index === 0 ? causeOf(error) : leftOut());
    this.callback(error);
    this.#break(failed < this.#sent.length ? new TripFailure("A statement failed.", { cause: error }) : error);
  }

  handlePortalSuspended(): void {}
  handleCopyInResponse(): void {}
  handleCopyData(): void {}
  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: "" });
  }

  /** Whether it was prepared cannot be told; and the one that failed may be planned for what is not there any more. */
  #doubt(name: string, isCause: boolean): void {
    const { known } = this.#line;
    if (name !== "" && (isCause || known.get(name) === "asked")) known.set(name, "unsure");
  }

  #columnsOf({ name = "" }: Sent): Columns {
    const known = this.#line.known.get(name);
    return this.#columns ?? (typeof known === "object" ? known : noColumns);
  }

  #tellAnswers(): void {
    for (const [index, answer] of this.#answers.entries())
      if ("error" in answer) this.#sent[index]!.fail(answer.error);
      else this.#sent[index]!.done(answer);
  }
}

// The driver takes no other class for a query. Its constructor, of which nothing is used here, costs as much as the rest of a trip.
Object.setPrototypeOf(Trip.prototype, pg.Query.prototype);

const noColumns: Columns = { names: [], parsers: [] };

const leftOut = () => Object.assign(new Error("A statement before this one failed."), { code: afterAnother });

/** A statement that a failed trip was to prepare does not exist for the trip behind it. */
const causeOf = (error: unknown): unknown =>
  (error as { code?: unknown } | null)?.code === "26000" ? leftOut() : error;
