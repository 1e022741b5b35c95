// A whole server on a PostgreSQL of its own, for tests that take the database away.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "@selvedge/db/embedded/postgres";
import { installJobs } from "@selvedge/db/jobs";
import { migrate } from "@selvedge/db/migrate";
import { openPools, type Pools } from "@selvedge/db/pools";
import { roleUrl } from "@selvedge/db/roles";
import { seedBlanks } from "@selvedge/testing/seed/blanks";
import { type SeededProduct, seedProduct } from "@selvedge/testing/seed/product";
import { type SeededShop, seedShop } from "@selvedge/testing/seed/shop";
import { testSecret } from "@selvedge/testing/test-database";
import type { FastifyInstance } from "fastify";
import { buildApp } from "../app.ts";
import { readConfig } from "../config.ts";
import { type LiveChanges, listenForChanges } from "../live-changes.ts";
import type { Platform } from "../platform.ts";
import { buildPlatform } from "../start/build-platform.ts";

export interface OwnServer {
  /** Address of the database as its owner. */
  url: string;
  pools: Pools;
  live: LiveChanges;
  platform: Platform;
  app: FastifyInstance;
  shop: SeededShop;
  tee: SeededProduct;
  /** Takes the database away, or brings the same one back at the same address. */
  stopDatabase: () => Promise<void>;
  startDatabase: () => Promise<void>;
  /** Stops every process of the database in the middle of what it does, or lets them go on. */
  freezeDatabase: () => void;
  thawDatabase: () => void;
  close: () => Promise<void>;
}

/** Gives a server with one shop and one product in it. */
export async function ownServer(): Promise<OwnServer> {
  const home = mkdtempSync(join(tmpdir(), "selvedge-own-"));
  // Open to the user that root runs the database as; otherwise it would be stored elsewhere.
  chmodSync(home, 0o755);
  const open = (port?: number) =>
    startEmbeddedPostgres({ folder: join(home, "postgres"), password: "selvedge", durable: false, port });
  let database: EmbeddedPostgres = await open();
  const { url, port } = database;
  await migrate(url, testSecret);
  await installJobs(url);
  const pools = openPools(url, testSecret, 4);
  await seedBlanks(pools);
  const shop = await seedShop(pools);
  const tee = await seedProduct(pools, shop);
  const config = readConfig({
    DATA_DIR: home,
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    SECRET_KEY: testSecret,
    DATABASE_URL: url,
  });
  const live = await listenForChanges(roleUrl(url, "web", testSecret));
  const platform = buildPlatform(config, pools, live);
  const app = await buildApp(platform);
  return {
    ...{ url, pools, live, platform, app, shop, tee },
    stopDatabase: () => database.stop(),
    startDatabase: async () => {
      database = await open(port);
    },
    freezeDatabase: () => signal(database.pid, "SIGSTOP"),
    thawDatabase: () => signal(database.pid, "SIGCONT"),
    close: async () => {
      await app.close();
      await live.close();
      await pools.close();
      await database.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** The main process first: it starts no other while it is stopped. */
function signal(pid: number, name: "SIGSTOP" | "SIGCONT") {
  process.kill(pid, name);
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
  for (const child of children) process.kill(Number(child), name);
}
