// Loaded into the server's process before it starts (node --import), for recording alone: reports to the benchmark every
// statement that the server sends to PostgreSQL. The server that is measured runs without it.
import pg from "pg";

type Query = typeof pg.Client.prototype.query;
type Statement = string | { name?: string; text?: string; values?: unknown[] };

const send = pg.Client.prototype.query as (this: pg.Client, ...given: unknown[]) => unknown;

pg.Client.prototype.query = function (this: pg.Client, first: Statement, ...rest: unknown[]) {
  const query = typeof first === "string" ? { text: first } : first;
  const values = query.values ?? (Array.isArray(rest[0]) ? rest[0] : []);
  process.send?.({ statement: { name: query.name, text: query.text, values } });
  return send.call(this, first, ...rest);
} as Query;

// What was sent before an echo has arrived before it.
process.on("message", (message) => process.send?.({ echo: message }));
