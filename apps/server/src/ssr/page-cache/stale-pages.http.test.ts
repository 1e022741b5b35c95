// A real database that is taken away: what shoppers see of a shop meanwhile, and what they see afterwards.
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { visitorOf } from "../../testing/browser.ts";
import { type OwnServer, ownServer } from "../../testing/own-server.ts";

let own: OwnServer;

beforeAll(async () => {
  own = await ownServer();
  await own.app.listen({ port: 0 });
});
afterAll(() => own.close());

interface Got {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** Sends the request over a real connection, so that the page cache's handler takes part. */
const ask = (path: string, headers: Record<string, string> = {}): Promise<Got> =>
  new Promise((done, fail) => {
    const { port } = own.app.server.address() as AddressInfo;
    request({ port, path, headers: { host: own.shop.host, ...headers } }, (answer) => {
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

test("while the database is away cached pages are sent with a warning that they may be stale, all others are 503; afterwards nothing is stale", async () => {
  expect((await ask(product)).headers.warning).toBeUndefined();
  expect((await ask("/basket/")).status).toBe(200);
  await own.stopDatabase();
  await expect.poll(() => own.live.isAway).toBe(true);

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

  await own.startDatabase();
  // Changed while no change could be received.
  const owner = new pg.Client({ connectionString: own.url });
  await owner.connect();
  await owner.query("set role selvedge_backoffice");
  await owner.query("update products set name = 'Renamed Tee' where url_name = 'classic-tee'");
  await owner.end();
  await expect.poll(() => own.live.isListening, { timeout: 10_000 }).toBe(true);
  await expect.poll(async () => (await ask(product)).status, { timeout: 10_000 }).toBe(200);
  const after = await ask(product);
  expect(after.text).toContain("Renamed Tee");
  expect(after.headers.warning).toBeUndefined();
});

test("a cut line to a database that is there costs no page its freshness", async () => {
  await ask(product);
  const owner = new pg.Client({ connectionString: own.url });
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
  await expect.poll(() => own.live.isListening).toBe(true);
});

/** The result of some work, or "too late" after a time that is well below three seconds. */
const soon = <T>(work: Promise<T>): Promise<T | "too late"> =>
  Promise.race([work, new Promise<"too late">((done) => setTimeout(done, 12_000, "too late"))]);

test("a database that stops answering makes no one wait: calls are 503, cached pages are stale, and all is well afterwards", async () => {
  const visitor = await visitorOf(own.app, own.shop.host).arrive();
  const add = "/omnis/v3/frontend/product/addItemToCart/";
  const request = { item: { variantId: String(own.tee.variants[0]!.id), quantity: 1 }, name: "main" };
  expect((await visitor.post(add, request)).statusCode).toBe(200);
  await ask(product);
  own.freezeDatabase();
  try {
    // More than there are connections, so that some wait for one.
    const first = await soon(Promise.all(Array.from({ length: 8 }, () => visitor.post(add, request))));
    expect(first === "too late" || first.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(503));
    const later = async () => {
      const statuses: number[] = [];
      for (let turn = 0; turn < 20; turn++) statuses.push((await ask("/collection/never-asked-for/")).status);
      return statuses;
    };
    expect(await soon(later())).toEqual(Array(20).fill(503));
    const cached = await soon(ask(product));
    expect(cached !== "too late" && cached.status).toBe(200);
    // The page is marked once the silence of the line for changes has been noticed.
    await expect.poll(async () => (await ask(product)).headers.warning).toBe('110 - "Response is Stale"');
  } finally {
    own.thawDatabase();
  }
  await expect.poll(() => own.live.isListening).toBe(true);
  await expect.poll(async () => (await visitor.post(add, request)).statusCode).toBe(200);
  expect((await ask(product)).headers.warning).toBeUndefined();
});
