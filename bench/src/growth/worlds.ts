// Two platforms in one PostgreSQL: the demo world alone, and the same among thousands of shops and a million orders.
import { join } from "node:path";
import { startEmbeddedPostgres } from "@selvedge/db/embedded/postgres";
import pg from "pg";
import { type Child, startChild } from "../children/child.ts";
import { afterwards, temporaryFolder } from "../children/clean-up.ts";
import { fieldKeys, secret } from "../children/secret.ts";
import { grow, type Size } from "./grow.ts";

export interface World {
  server: Child;
  owner: pg.Pool;
}

export interface Worlds {
  small: World;
  grown: World;
}

/** Seeds the demo world once, copies it, and lets the copy grow. */
export async function openWorlds(size: Size): Promise<Worlds> {
  const folder = temporaryFolder("growth");
  const database = await startEmbeddedPostgres({ folder: join(folder, "postgres"), password: secret, durable: false });
  afterwards(database.stop);
  const urlOf = (name: string) => database.url.replace(/[^/]+$/, name);
  await run(database.url, "create database small");
  const data = join(folder, "data");
  const start = (name: string, more: Record<string, string>) =>
    startChild({
      file: "../../../apps/server/src/main.ts",
      log: join(folder, "server.log"),
      env: {
        NODE_ENV: "production",
        SELVEDGE_ROLE: "web",
        PUBLIC_PROTOCOL: "http",
        BASE_HOST: "localhost",
        PORT: "0",
        DATA_DIR: data,
        DATABASE_URL: urlOf(name),
        SECRET_KEY: secret,
        FIELD_KEYS: fieldKeys,
        ...more,
      },
    });
  // A server listens once the demo world is ready.
  await (await start("small", { DEMO_WORLD: "on" })).stop();
  await run(database.url, "create database grown template small");
  await grow(urlOf("small"), { divisions: 6, orders: 1 });
  await grow(urlOf("grown"), size);
  const world = async (name: string): Promise<World> => {
    const owner = new pg.Pool({ connectionString: urlOf(name), max: 2 });
    owner.on("error", () => {});
    afterwards(() => owner.end());
    return { owner, server: await start(name, { DEMO_WORLD: "off" }) };
  };
  return { small: await world("small"), grown: await world("grown") };
}

async function run(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text).finally(() => client.end());
}
