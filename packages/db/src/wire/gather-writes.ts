// Statements of a pipeline are sent one by one, each with a system call and a packet of its own, although most are known
// in the same moment: BEGIN, the tenant check and every read of a Promise.all. Held back until this turn of the event loop
// ends they leave together, and PostgreSQL wakes up once for all of them.
import type { Socket } from "node:net";
import type pg from "pg";

/** From now on, what is sent through this connection in one turn of the event loop leaves in one write. */
export function gatherWrites(client: pg.ClientBase): void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  const cork = stream.cork.bind(stream);
  let isHeld = false;
  // Every statement corks the stream while it is put together; the first of a turn corks it once more, until the end.
  stream.cork = () => {
    cork();
    if (isHeld) return;
    isHeld = true;
    cork();
    setImmediate(() => {
      isHeld = false;
      stream.uncork();
    });
  };
}
