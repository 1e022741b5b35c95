// A worker that is killed keeps its jobs locked, and the queue alone would wait hours for it. Workers therefore write a
// heartbeat; the jobs of those that have stopped are given to the others.
import type pg from "pg";

const beatEveryMs = 4_000;
const silentAfterSeconds = 15;

export interface Pulse {
  add(workerId: string): void;
  stop(): Promise<void>;
}

/** Writes the heartbeats of this process's workers and frees the jobs of silent ones. */
export function startPulse(pool: pg.Pool, log: { error(details: object, message: string): void }): Pulse {
  const own = new Set<string>();
  let running: Promise<unknown> = Promise.resolve();
  const beat = () => {
    running = keepAlive(pool, [...own])
      .then(() => freeSilent(pool))
      .catch((error) => log.error({ err: error }, "the workers' pulse was missed"));
    return running;
  };
  const timer = setInterval(beat, beatEveryMs);
  return {
    add(workerId) {
      own.add(workerId);
      void beat();
    },
    async stop() {
      clearInterval(timer);
      await running;
      await pool.query("delete from jobs.worker_beats where worker_id = any($1)", [[...own]]).catch(() => {});
    },
  };
}

const keepAlive = (pool: pg.Pool, workerIds: string[]) =>
  pool.query(
    `insert into jobs.worker_beats (worker_id) select unnest($1::text[])
     on conflict (worker_id) do update set seen_at = clock_timestamp()`,
    [workerIds],
  );

/** Workers that hold a job and wrote no heartbeat for a while; a worker writes one before it takes its first job. */
const freeSilent = (pool: pg.Pool) =>
  pool.query(
    `with silent as (
       select distinct locked_by from graphile_worker.jobs where locked_at < now() - $1 * interval '1 second'
       except select worker_id from jobs.worker_beats where seen_at > now() - $1 * interval '1 second')
     select graphile_worker.force_unlock_workers(array_agg(locked_by)) from silent having count(*) > 0`,
    [silentAfterSeconds],
  );
