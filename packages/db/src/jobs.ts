// The queue of work that a request leaves behind. It lives in the same database, so a job is committed with the
// rows that caused it and vanishes with them.
import { runMigrations } from "graphile-worker";
import { sql } from "kysely";
import pg from "pg";
import type { Bound } from "./bound.ts";

/**
 * Makes the queue's tables and the functions that give access to them, and the outbox before it. The roles have no grant on
 * the queue itself: all may add by `enqueue_job`, and insert into the outbox, which none of them reads; the back office sees the jobs that failed for good and runs one again.
 */
export async function installJobs(ownerUrl: string): Promise<void> {
  await runMigrations({ connectionString: ownerUrl, logger: quiet });
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock(7305184292)");
    await client.query(databaseFunctions);
  } finally {
    await client.end();
  }
}

const databaseFunctions = `
  create schema if not exists jobs;
  create table if not exists jobs.worker_beats (worker_id text primary key, seen_at timestamptz not null default clock_timestamp());
  create table if not exists jobs.outbox (
    id bigint generated always as identity primary key,
    task text not null,
    key text not null,
    payload json not null,
    left_at timestamptz not null default now());
  grant usage on schema jobs to selvedge_web, selvedge_worker, selvedge_backoffice;
  grant insert on jobs.outbox to selvedge_web, selvedge_worker, selvedge_backoffice;
  create or replace function public.enqueue_job(task text, payload json, job_key text, priority int, run_at timestamptz)
  returns void language sql security definer set search_path = pg_catalog, pg_temp as $$
    select graphile_worker.add_job(task, payload, job_key => job_key, priority => priority, run_at => run_at, max_attempts => 8)
  $$;
  create or replace function public.oldest_job_age_seconds() returns float8
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
    select greatest(0, extract(epoch from now() - least(
      (select min(run_at) from graphile_worker.jobs where run_at <= now() and attempts < max_attempts and locked_at is null),
      (select min(left_at) from jobs.outbox))))
  $$;
  create or replace function public.failed_job_count() returns int
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
    select count(*)::int from graphile_worker.jobs where attempts >= max_attempts and locked_at is null
  $$;
  create or replace function public.failed_jobs(most int)
  returns table (id bigint, task text, payload json, tries int, reason text, created_at timestamptz, tried_at timestamptz)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
    select j.id, t.identifier, j.payload, j.attempts::int, left(split_part(ltrim(coalesce(j.last_error, ''), E' \\n'), E'\\n', 1), 500), j.created_at, j.updated_at
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where j.attempts >= j.max_attempts and j.locked_at is null order by j.updated_at desc, j.id desc limit most
  $$;
  create or replace function public.run_job_again(job_id bigint)
  returns table (outcome text, task text, payload json) language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
  begin
    return query
      update graphile_worker._private_jobs j set attempts = 0, run_at = now(), updated_at = now()
      from graphile_worker._private_tasks t
      where j.id = job_id and t.id = j.task_id and j.attempts >= j.max_attempts and j.locked_at is null
      returning 'again', t.identifier, j.payload;
    if found then return; end if;
    return query
      select case when j.locked_at is null then 'waiting' else 'running' end, t.identifier, j.payload
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where j.id = job_id;
  end $$;
  revoke all on function public.enqueue_job, public.oldest_job_age_seconds, public.failed_job_count, public.failed_jobs, public.run_job_again from public;
  grant execute on function public.enqueue_job to selvedge_web, selvedge_worker, selvedge_backoffice;
  grant execute on function public.oldest_job_age_seconds, public.failed_job_count to selvedge_web;
  grant execute on function public.failed_job_count, public.failed_jobs, public.run_job_again to selvedge_backoffice;`;

// The queue's own chatter is for its authors; failures reach the log through the worker's events.
const quiet = { scope: () => quiet, error() {}, warn() {}, info() {}, debug() {} } as never;

export interface JobOptions {
  /** A job with a key that still waits is replaced, so that ten changes render a picture once. */
  key?: string;
  /** Lower runs first. */
  priority?: number;
  runAt?: Date;
}

/** Leaves a job in the transaction of `db`. */
export async function enqueue(
  db: Bound,
  task: string,
  payload: object,
  { key, priority = 0, runAt }: JobOptions = {},
): Promise<void> {
  await sql`select enqueue_job(${task}, ${JSON.stringify(payload)}::json, ${key ?? null}, ${priority}, coalesce(${runAt ?? null}, now()))`.execute(
    db,
  );
}

export interface FailedJob {
  id: number;
  task: string;
  payload: unknown;
  tries: number;
  /** The first line of the last error; empty where it had none. */
  reason: string;
  createdAt: Date;
  triedAt: Date;
}

/** Jobs whose tries are used up, the last tried first, and how many there are of them. For the back-office role. */
export async function failedJobs(db: Bound, most: number): Promise<{ jobs: FailedJob[]; total: number }> {
  const [{ rows: jobs }, { rows: counted }] = await Promise.all([
    sql<FailedJob>`
      select id, task, payload, tries, reason, created_at as "createdAt", tried_at as "triedAt" from failed_jobs(${most})`.execute(
      db,
    ),
    sql<{ total: number }>`select failed_job_count() as total`.execute(db),
  ]);
  return { jobs, total: counted[0]!.total };
}

/** `again`: it has all its tries again. `waiting` and `running`: it has tries left, and nothing was changed. */
export interface RunAgain {
  outcome: "again" | "waiting" | "running";
  task: string;
  payload: unknown;
}

/** Gives a failed job all its tries again, from now; undefined where there is no such job any more. For the back-office role. */
export async function runJobAgain(db: Bound, jobId: number): Promise<RunAgain | undefined> {
  const { rows } = await sql<RunAgain>`select outcome, task, payload from run_job_again(${jobId})`.execute(db);
  return rows[0];
}
