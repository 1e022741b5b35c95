import type { Child } from "../children/child.ts";

/** A statement as the server sent it. */
export interface Statement {
  name: string | undefined;
  text: string;
  values: unknown[];
}

/** What the connection that listens for changes queries every second: it belongs to no request. */
const heartbeat = "select 1";

/** Gives the statements that a server with `record-statements` sends for requests while `work` runs. */
export async function recordDuring(server: Child, work: () => Promise<void>): Promise<Statement[]> {
  const recorded: Statement[] = [];
  const listen = (message: unknown) => {
    const { statement } = message as { statement?: Statement };
    if (statement && statement.text !== heartbeat) recorded.push(statement);
  };
  await echo(server);
  server.process.on("message", listen);
  try {
    await work();
    await echo(server);
  } finally {
    server.process.off("message", listen);
  }
  return recorded;
}

/** Resolves once everything that the server has reported so far was received. */
const echo = (server: Child) =>
  new Promise<void>((done) => {
    const wanted = Math.random();
    server.process.on("message", function hear(message: unknown) {
      if ((message as { echo?: number }).echo !== wanted) return;
      server.process.off("message", hear);
      done();
    });
    server.process.send(wanted);
  });
