import pg from "pg";
import type { DemoServer } from "./demo-server.ts";

/** Work on the demo world's database as its owner; after a restart it listens elsewhere. */
export async function withOwner<T>(demo: DemoServer, work: (owner: pg.Pool) => Promise<T>): Promise<T> {
  const owner = new pg.Pool({ connectionString: demo.ownerUrl(), max: 2 });
  owner.on("error", () => {});
  return work(owner).finally(() => owner.end());
}
