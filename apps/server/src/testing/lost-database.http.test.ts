// The database goes away under load: every connection cut at once, again and again, and then a server that is not there
// at all. Every caller gets "not now" and nothing else, and afterwards everything works without a restart.
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startWorker, type Worker } from "../jobs/worker.ts";
import { visitorOf } from "./browser.ts";
import { type OwnServer, ownServer } from "./own-server.ts";

let own: OwnServer;
let worker: Worker;

beforeAll(async () => {
  own = await ownServer();
  worker = await startWorker(own.platform, own.url, own.app.log);
});
afterAll(async () => {
  await worker.stop();
  await own.close();
});

const add = "/omnis/v3/frontend/product/addItemToCart/";
const item = () => ({ item: { variantId: String(own.tee.variants[0]!.id), quantity: 1 }, name: "main" });

/** Adds to baskets until aborted, several shoppers at once; returns every answer. */
async function underLoad(during: () => Promise<void>) {
  let isOver = false;
  const answers: { status: number; code: string; retryAfter: unknown }[] = [];
  const visitors = await Promise.all(Array.from({ length: 12 }, () => visitorOf(own.app, own.shop.host).arrive()));
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

const works = async () => (await (await visitorOf(own.app, own.shop.host).arrive()).post(add, item())).statusCode;

/** Waits until something is so, at most ten seconds. */
async function until(isSo: () => Promise<boolean>) {
  for (let tries = 0; tries < 200 && !(await isSo()); tries++) await new Promise((go) => setTimeout(go, 50));
}
const wait = (delayMs: number) => new Promise((go) => setTimeout(go, delayMs));

test("connections cut in the middle of work cost their own requests and nothing else", async () => {
  const answers = await underLoad(async () => {
    const owner = new pg.Client({ connectionString: own.url });
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
  await until(async () => own.live.isListening);
  expect(own.live.isListening).toBe(true);
});

test("a server that is gone for a while is answered with 503, and found again", async () => {
  const answers = await underLoad(async () => {
    await own.stopDatabase();
    expect((await own.app.inject({ url: "/readyz", headers: { host: "localhost" } })).statusCode).toBe(503);
    expect((await own.app.inject({ url: "/healthz", headers: { host: "localhost" } })).statusCode).toBe(200);
    await wait(3000);
    await own.startDatabase();
  });
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
  await until(async () => own.live.isListening && (await works()) === 200);
  expect(await works()).toBe(200);
  expect((await own.app.inject({ url: "/readyz", headers: { host: "localhost" } })).json().checks).toMatchObject({
    database: "ok",
    changes: "ok",
  });
  await own.pools.web.query("select enqueue_job('reconcile_payments', '{}'::json, 'after the loss', 0, now())");
  const waiting = async () => (await own.pools.web.query("select oldest_job_age_seconds() as age")).rows[0].age;
  await until(async () => (await waiting()) === 0);
  expect(await waiting()).toBe(0);
});
