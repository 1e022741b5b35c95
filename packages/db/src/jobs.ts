// The queue of work that a request leaves behind. It lives in the same database, so a job is committed with the
// rows that caused it and vanishes with them.
import { runMigrations } from "graphile-worker";
import { sql } from "kysely";
import pg from "pg";
import type { Bound } from "./bound.ts";

/**
 * Makes the queue's tables and the one door to them. The roles have no grant on the queue itself: they go through
 * `enqueue_job`, which may only add.
 */
export async function installJobs(ownerUrl: string): Promise<void> {
  await runMigrations({ connectionString: ownerUrl, logger: quiet });
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock(7305184292)");
    await client.query(door);
  } finally {
    await client.end();
  }
}

const door = `
  create schema if not exists jobs;
  create table if not exists jobs.worker_beats (worker_id text primary key, seen_at timestamptz not null default clock_timestamp());
  create or replace function public.enqueue_job(task text, payload json, job_key text, priority int, run_at timestamptz)
  returns void language sql security definer set search_path = pg_catalog, pg_temp as $$
    select graphile_worker.add_job(task, payload, job_key => job_key, priority => priority, run_at => run_at, max_attempts => 8)
  $$;
  create or replace function public.oldest_job_age_seconds() returns float8
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
    select coalesce(extract(epoch from now() - min(run_at)), 0) from graphile_worker.jobs where run_at <= now() and attempts < max_attempts and locked_at is null
  $$;
  revoke all on function public.enqueue_job, public.oldest_job_age_seconds from public;
  grant execute on function public.enqueue_job to selvedge_web, selvedge_worker, selvedge_backoffice;
  grant execute on function public.oldest_job_age_seconds to selvedge_web;`;

// The queue's own chatter is for its authors; failures reach the log through the worker's events.
const quiet = { scope: () => quiet, error() {}, warn() {}, info() {}, debug() {} } as never;

export interface JobOptions {
  /** A job with a key that still waits is replaced, so that ten changes redraw a picture once. */
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
