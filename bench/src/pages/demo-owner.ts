import pg from "pg";
import type { DemoServer } from "./demo-server.ts";

/** Work on the demo world's database as its owner; after a restart it listens elsewhere. */
export async function withOwner<T>(demo: DemoServer, work: (owner: pg.Pool) => Promise<T>): Promise<T> {
  const owner = new pg.Pool({ connectionString: demo.ownerUrl(), max: 2 });
  owner.on("error", () => {});
  return work(owner).finally(() => owner.end());
}

/** The same in one session that row-level security lets into every shop. */
export const asBackOffice = <T>(demo: DemoServer, work: (owner: pg.Client) => Promise<T>): Promise<T> =>
  withOwner(demo, async (pool) => {
    const owner = await pool.connect();
    await owner.query("set role selvedge_backoffice");
    return work(owner as unknown as pg.Client).finally(() => owner.release(true));
  });
