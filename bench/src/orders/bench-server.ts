// A database with a few small shops and the real server in front of it, for the benchmarks of buying.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { startEmbeddedPostgres } from "@selvedge/db/embedded/postgres";
import { installJobs } from "@selvedge/db/jobs";
import { migrate } from "@selvedge/db/migrate";
import { openPools } from "@selvedge/db/pools";
import pg from "pg";
import { type Child, startChild } from "../children/child.ts";
import { afterwards, temporaryFolder } from "../children/clean-up.ts";
import { fieldKeys, secret } from "../children/secret.ts";
import { childrenOf } from "../measure/process-cpu.ts";
import { makeOutbox } from "./least-sql.ts";
import { leaveHistory } from "./leave-history.ts";
import { type BenchShop, openShops } from "./shops.ts";

/** As many connections as the server's own pool has. */
export const poolSize = 8;

export interface BenchServer {
  shops: BenchShop[];
  /** The web role: with row-level security, and with statements that leave without waiting, like the server's own. */
  web: pg.Pool;
  /** The owner, who sees every shop: for preparing and for counting afterwards. */
  owner: pg.Pool;
  server: Child;
  /** Process id of the database's first process. */
  postgresPid: number;
}

let opened: Promise<BenchServer> | undefined;

/** The server, built when the first benchmark needs it. */
export function benchServer(): Promise<BenchServer> {
  opened ??= open();
  return opened;
}

async function open(): Promise<BenchServer> {
  const folder = temporaryFolder("orders");
  const database = await startEmbeddedPostgres({ folder: join(folder, "postgres"), password: secret });
  afterwards(database.stop);
  await migrate(database.url, secret);
  await installJobs(database.url);
  const pools = openPools(database.url, secret, 2);
  const shops = await openShops(pools).finally(pools.close);
  const start = () =>
    startChild({
      file: "../../../apps/server/src/main.ts",
      log: join(folder, "server.log"),
      env: {
        NODE_ENV: "production",
        CARD_PROCESSOR: "local",
        PUBLIC_PROTOCOL: "http",
        PORT: "0",
        DATA_DIR: join(folder, "data"),
        DATABASE_URL: database.url,
        DATABASE_POOL: String(poolSize),
        SECRET_KEY: secret,
        FIELD_KEYS: fieldKeys,
      },
    });
  const byHand = openPools(database.url, secret, poolSize);
  const owner = new pg.Pool({ connectionString: database.url, max: 2 });
  // The database ends last and notifies idle connections.
  owner.on("error", () => {});
  afterwards(() => Promise.all([byHand.close(), owner.end()]));
  await leaveHistory(owner, shops);
  await makeOutbox(owner);
  return {
    shops,
    web: byHand.web,
    owner,
    server: await start(),
    postgresPid: await postgresPid(owner),
  };
}

/** The parent of the process that answers us. */
async function postgresPid(owner: pg.Pool): Promise<number> {
  const { rows } = await owner.query("select pg_backend_pid() as pid");
  const status = readFileSync(`/proc/${rows[0].pid}/status`, "utf8");
  const parent = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]);
  if (childrenOf(parent).length === 0) throw new Error("The database's processes were not found.");
  return parent;
}
