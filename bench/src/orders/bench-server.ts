// A database with a few small shops and the real server in front of it, for the benchmarks of buying.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { startEmbeddedPostgres } from "@selvedge/db/embedded/postgres";
import { installJobs } from "@selvedge/db/jobs";
import { migrate } from "@selvedge/db/migrate";
import { openPools } from "@selvedge/db/pools";
import { roleUrl } from "@selvedge/db/roles";
import pg from "pg";
import { type Child, startChild } from "../children/child.ts";
import { afterwards, temporaryFolder } from "../children/clean-up.ts";
import { fieldKeys, secret } from "../children/secret.ts";
import { childrenOf } from "../measure/process-cpu.ts";
import { leaveHistory } from "./leave-history.ts";
import { type BenchShop, openShops } from "./shops.ts";

/** As many connections as the server's own pool has. */
export const poolSize = 8;

export interface BenchServer {
  shops: BenchShop[];
  /** Bare pg as the web role: with row-level security like the server, with no pipeline. */
  bare: pg.Pool;
  /** The owner, who sees every shop: for preparing and for counting afterwards. */
  owner: pg.Pool;
  server: Child;
  /** The server with a recorder in it. Stop it before measuring. */
  startRecorder(): Promise<Child>;
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
  const start = (imports: string[] = []) =>
    startChild({
      file: "../../../apps/server/src/main.ts",
      imports,
      log: join(folder, "server.log"),
      env: {
        NODE_ENV: "production",
        CARD_PROCESSOR: "local",
        SELVEDGE_ROLE: "web",
        PUBLIC_PROTOCOL: "http",
        PORT: "0",
        DATA_DIR: join(folder, "data"),
        DATABASE_URL: database.url,
        DATABASE_POOL: String(poolSize),
        SECRET_KEY: secret,
        FIELD_KEYS: fieldKeys,
      },
    });
  const bare = new pg.Pool({ connectionString: roleUrl(database.url, "web", secret), max: poolSize });
  const owner = new pg.Pool({ connectionString: database.url, max: 2 });
  // The database ends last and notifies idle connections.
  for (const pool of [bare, owner]) pool.on("error", () => {});
  afterwards(() => Promise.all([bare.end(), owner.end()]));
  await leaveHistory(owner, shops);
  return {
    shops,
    bare,
    owner,
    server: await start(),
    startRecorder: () => start(["../replay/record-statements.ts"]),
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
