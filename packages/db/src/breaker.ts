// A database that does not answer makes every caller wait until a limit of its own. One watcher
// finds that out for all: waiting calls then fail, and later calls fail at once.
import type { Socket } from "node:net";
import type pg from "pg";

/** The words by which `isLostDatabase` knows it. */
export const silentWords = "The database is silent";

export interface Breaker {
  /** true: ends every connection of the pool and everything that waits for one; no query is sent until it is false again. */
  setSilent(isSilent: boolean): void;
}

type Connect = () => Promise<pg.PoolClient>;
type Done = (error: Error | undefined, client?: pg.PoolClient, release?: pg.PoolClient["release"]) => void;

/** Puts a breaker in front of a pool. */
export function breakerOf(pool: pg.Pool): Breaker {
  const clients = new Set<pg.PoolClient>();
  const waiting = new Set<(error: Error) => void>();
  let isOpen = false;
  pool.on("connect", (client) => void clients.add(client));
  pool.on("remove", (client) => void clients.delete(client));

  const usual = pool.connect.bind(pool) as Connect;
  const guarded: Connect = () =>
    new Promise((resolve, reject) => {
      if (isOpen) return reject(new Error(silentWords));
      waiting.add(reject);
      usual().then(
        (client) => (waiting.delete(reject) ? resolve(client) : client.release()),
        (error) => {
          waiting.delete(reject);
          reject(error);
        },
      );
    });
  // The pool's own `query` takes its connection by a callback.
  const connect = (done?: Done) =>
    done ? void guarded().then((client) => done(undefined, client, client.release), done) : guarded();
  pool.connect = connect as typeof pool.connect;

  return {
    setSilent(isSilent) {
      isOpen = isSilent;
      if (!isSilent) return;
      for (const refuse of waiting) refuse(new Error(silentWords));
      waiting.clear();
      for (const client of clients) cut(client);
    },
  };
}

/** Ends a connection without a message: the other side does not answer. What is on its way through it fails. */
export function cut(client: pg.ClientBase): void {
  (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
}
