// The database goes away under load: every connection cut at once, again and again, and then a server that is not there
// at all. Nobody is told anything but "not now", and afterwards everything works without a restart.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "@selvedge/db/embedded/postgres";
import { installJobs } from "@selvedge/db/jobs";
import { migrate } from "@selvedge/db/migrate";
import { openPools, type Pools } from "@selvedge/db/pools";
import { castBlanks } from "@selvedge/testing/cast/blanks";
import { type CastProduct, castProduct } from "@selvedge/testing/cast/product";
import { type CastShop, castShop } from "@selvedge/testing/cast/shop";
import { testSecret } from "@selvedge/testing/test-database";
import type { FastifyInstance } from "fastify";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "../app.ts";
import { buildPlatform } from "../build-platform.ts";
import { readConfig } from "../config.ts";
import { startWorker, type Worker } from "../jobs/worker.ts";
import { type LiveChanges, listenForChanges } from "../live-changes.ts";
import { visitorOf } from "./browser.ts";

const home = mkdtempSync(join(tmpdir(), "selvedge-lost-"));
// Open to the user that root lends the server to; otherwise it would be kept elsewhere.
chmodSync(home, 0o755);
const ownServer = (port?: number) =>
  startEmbeddedPostgres({ folder: join(home, "postgres"), password: "selvedge", durable: false, port });

let server: EmbeddedPostgres;
let pools: Pools;
let live: LiveChanges;
let worker: Worker;
let app: FastifyInstance;
let shop: CastShop;
let tee: CastProduct;

beforeAll(async () => {
  server = await ownServer();
  await migrate(server.url, testSecret);
  await installJobs(server.url);
  pools = openPools(server.url, testSecret, 4);
  await castBlanks(pools);
  shop = await castShop(pools);
  tee = await castProduct(pools, shop);
  const config = readConfig({
    DATA_DIR: home,
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    SECRET_KEY: testSecret,
    DATABASE_URL: server.url,
  });
  live = await listenForChanges(server.url);
  const platform = buildPlatform(config, pools, live);
  app = await buildApp(platform);
  worker = await startWorker(platform, server.url, app.log);
});
afterAll(async () => {
  await worker.stop();
  await app.close();
  await live.close();
  await pools.close();
  await server.stop();
  rmSync(home, { recursive: true, force: true });
});

const add = "/omnis/v3/frontend/product/addItemToCart/";
const item = () => ({ item: { variantId: String(tee.variants[0]!.id), quantity: 1 }, name: "main" });

/** Adds to baskets until told to stop, several shoppers at once; gives every answer. */
async function underLoad(during: () => Promise<void>) {
  let isOver = false;
  const answers: { status: number; code: string; retryAfter: unknown }[] = [];
  const visitors = await Promise.all(Array.from({ length: 12 }, () => visitorOf(app, shop.host).arrive()));
  const shopper = async (visitor: (typeof visitors)[number]) => {
    while (!isOver) {
      const answer = await visitor.post(add, item());
      answers.push({
        status: answer.statusCode,
        code: answer.statusCode === 200 ? "" : answer.json().code,
        retryAfter: answer.headers["retry-after"],
      });
      await new Promise((go) => setTimeout(go, 5));
    }
  };
  const shoppers = visitors.map(shopper);
  await during();
  isOver = true;
  await Promise.all(shoppers);
  return answers;
}

const works = async () => (await (await visitorOf(app, shop.host).arrive()).post(add, item())).statusCode;

/** Waits until something is so, at most ten seconds. */
async function until(isSo: () => Promise<boolean>) {
  for (let tries = 0; tries < 200 && !(await isSo()); tries++) await new Promise((go) => setTimeout(go, 50));
}
const wait = (delayMs: number) => new Promise((go) => setTimeout(go, delayMs));

test("connections cut in the middle of work cost their own requests and nothing else", async () => {
  const answers = await underLoad(async () => {
    const owner = new pg.Client({ connectionString: server.url });
    await owner.connect();
    for (let round = 0; round < 20; round++) {
      await owner.query("select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()");
      await wait(40);
    }
    await owner.end();
  });
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
  const refused = answers.filter(({ status }) => status === 503);
  expect(new Set(refused.map(({ code, retryAfter }) => `${code} ${retryAfter}`))).toEqual(new Set(["unavailable 2"]));
  expect(await works()).toBe(200);
  await until(async () => live.isListening);
  expect(live.isListening).toBe(true);
});

test("a server that is gone for a while is answered with 503, and found again", async () => {
  const answers = await underLoad(async () => {
    const { port } = server;
    await server.stop();
    expect((await app.inject({ url: "/readyz", headers: { host: "localhost" } })).statusCode).toBe(503);
    expect((await app.inject({ url: "/healthz", headers: { host: "localhost" } })).statusCode).toBe(200);
    await wait(3000);
    server = await ownServer(port);
  });
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
  await until(async () => live.isListening && (await works()) === 200);
  expect(await works()).toBe(200);
  expect((await app.inject({ url: "/readyz", headers: { host: "localhost" } })).json().checks).toMatchObject({
    database: "ok",
    changes: "ok",
  });
  await pools.web.query("select enqueue_job('reconcile_payments', '{}'::json, 'after the loss', 0, now())");
  const waiting = async () => (await pools.web.query("select oldest_job_age_seconds() as age")).rows[0].age;
  await until(async () => (await waiting()) === 0);
  expect(await waiting()).toBe(0);
});
