import pg from "pg";

/** Waits until no job is left to do, `seconds` at most. Gives how many are. */
export async function waitForJobs(port: number, password: string, seconds: number): Promise<number> {
  const client = new pg.Client({ host: "127.0.0.1", port, user: "selvedge", password, database: "postgres" });
  await client.connect();
  const end = performance.now() + seconds * 1000;
  try {
    for (;;) {
      const { rows } = await client.query<{ count: number }>(
        "select count(*)::int as count from graphile_worker.jobs where run_at <= now() and attempts < max_attempts",
      );
      const left = rows[0]!.count;
      if (left === 0 || performance.now() > end) return left;
      await new Promise((done) => setTimeout(done, 500));
    }
  } finally {
    await client.end();
  }
}
