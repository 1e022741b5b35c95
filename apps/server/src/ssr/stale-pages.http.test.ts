// A real database that is taken away: what shoppers see of a shop meanwhile, and what they see afterwards.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "@selvedge/db/embedded/postgres";
import { installJobs } from "@selvedge/db/jobs";
import { migrate } from "@selvedge/db/migrate";
import { openPools, type Pools } from "@selvedge/db/pools";
import { castBlanks } from "@selvedge/testing/cast/blanks";
import { castProduct } from "@selvedge/testing/cast/product";
import { type CastShop, castShop } from "@selvedge/testing/cast/shop";
import { testSecret } from "@selvedge/testing/test-database";
import type { FastifyInstance } from "fastify";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "../app.ts";
import { buildPlatform } from "../build-platform.ts";
import { readConfig } from "../config.ts";
import { type LiveChanges, listenForChanges } from "../live-changes.ts";

const home = mkdtempSync(join(tmpdir(), "selvedge-stale-"));
// Open to the user that root lends the server to; otherwise it would be kept elsewhere.
chmodSync(home, 0o755);
const ownServer = (port?: number) =>
  startEmbeddedPostgres({ folder: join(home, "postgres"), password: "selvedge", durable: false, port });

let server: EmbeddedPostgres;
let pools: Pools;
let live: LiveChanges;
let app: FastifyInstance;
let shop: CastShop;

beforeAll(async () => {
  server = await ownServer();
  await migrate(server.url, testSecret);
  await installJobs(server.url);
  pools = openPools(server.url, testSecret, 4);
  await castBlanks(pools);
  shop = await castShop(pools);
  await castProduct(pools, shop);
  live = await listenForChanges(server.url);
  const config = readConfig({
    DATA_DIR: home,
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    SECRET_KEY: testSecret,
    DATABASE_URL: server.url,
  });
  app = await buildApp(buildPlatform(config, pools, live));
  await app.listen({ port: 0 });
});
afterAll(async () => {
  await app.close();
  await live.close();
  await pools.close();
  await server.stop();
  rmSync(home, { recursive: true, force: true });
});

interface Got {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** Asks over a real connection, so that the front door takes part. */
const ask = (path: string, headers: Record<string, string> = {}): Promise<Got> =>
  new Promise((done, fail) => {
    const { port } = app.server.address() as AddressInfo;
    request({ port, path, headers: { host: shop.host, ...headers } }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (chunk) => {
        text += chunk;
      });
      answer.on("end", () => done({ status: answer.statusCode!, headers: answer.headers, text }));
    })
      .on("error", fail)
      .end();
  });

const product = "/product/classic-tee/";

test("while the database is away kept pages are sent and say that they may be behind, all others are 503; afterwards nothing is stale", async () => {
  expect((await ask(product)).headers.warning).toBeUndefined();
  expect((await ask("/basket/")).status).toBe(200);
  const { port } = server;
  await server.stop();
  await expect.poll(() => live.isAway).toBe(true);

  const during = await ask(product);
  expect(during.status).toBe(200);
  expect(during.text).toContain("Classic Tee");
  expect(during.headers).toMatchObject({ warning: '110 - "Response is Stale"', "cache-control": "private, no-cache" });
  expect(Number(during.headers.age)).toBeGreaterThanOrEqual(0);
  expect((await ask(product, { "if-none-match": String(during.headers.etag) })).status).toBe(304);
  // Not held, a visitor's own, and one that proves who it is.
  expect((await ask("/collection/never-asked-for/")).status).toBe(503);
  expect((await ask("/basket/")).status).toBe(503);
  expect((await ask(product, { authorization: "Bearer x" })).status).toBe(503);

  server = await ownServer(port);
  // Changed while nobody could hear of it.
  const owner = new pg.Client({ connectionString: server.url });
  await owner.connect();
  await owner.query("set role selvedge_backoffice");
  await owner.query("update products set name = 'Renamed Tee' where url_name = 'classic-tee'");
  await owner.end();
  await expect.poll(() => live.isListening, { timeout: 10_000 }).toBe(true);
  await expect.poll(async () => (await ask(product)).status, { timeout: 10_000 }).toBe(200);
  const after = await ask(product);
  expect(after.text).toContain("Renamed Tee");
  expect(after.headers.warning).toBeUndefined();
});

test("a cut line to a database that is there costs no page its freshness", async () => {
  await ask(product);
  const owner = new pg.Client({ connectionString: server.url });
  await owner.connect();
  const answers: Got[] = [];
  for (let round = 0; round < 5; round++) {
    await owner.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' or query = 'select 1'",
    );
    answers.push(await ask(product));
  }
  await owner.end();
  expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.warning}`))).toEqual(
    new Set(["200 undefined"]),
  );
  await expect.poll(() => live.isListening).toBe(true);
});
