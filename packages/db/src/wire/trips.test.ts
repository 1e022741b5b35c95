// Statements that leave together, on one connection, so that what one trip leaves behind is met by the next.
import { type TestDatabase, testDatabase, testSecret } from "@selvedge/testing/test-database";
import type pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openPools, type Pools } from "../pools.ts";
import { ask, leave } from "./trips.ts";

let database: TestDatabase;
let pools: Pools;
let client: pg.PoolClient;
beforeAll(async () => {
  database = await testDatabase(inject("serverUrl"));
  pools = openPools(database.ownerUrl, testSecret, 1);
  client = await pools.web.connect();
});
afterAll(async () => {
  client.release();
  await pools.close();
  await database.drop();
});

const named = (text: string, values: unknown[] = []) => ({ name: text.slice(0, 40), text, values });
const one = named("select 1 as one");
const write = (key: string) =>
  named("insert into rate_limits (key, window_started_at, count) values ($1, now(), 1)", [key]);
const isStored = async (key: string) =>
  (await ask(client, named("select from rate_limits where key = $1", [key]))).rowCount === 1;

test("each gets its own answer, also the same statement twice", async () => {
  const sum = "select $1::int + $2::int as sum, null as nothing, array[$1]::bigint[] as list";
  const ask2 = (first: number, second: number) => ask(client, named(sum, [first, second]));
  for (let again = 0; again < 2; again++) {
    const answers = await Promise.all([ask2(1, 2), ask(client, { text: "select" }), ask2(3, 4)]);
    expect(answers).toEqual([
      { rows: [{ sum: 3, nothing: null, list: [1] }], command: "SELECT", rowCount: 1 },
      { rows: [{}], command: "SELECT", rowCount: 1 },
      { rows: [{ sum: 7, nothing: null, list: [3] }], command: "SELECT", rowCount: 1 },
    ]);
  }
});

test("without BEGIN they are stored together", async () => {
  const asked = [ask(client, write("first")), ask(client, write("second"))];
  await leave(client);
  expect((await Promise.all(asked)).map(({ rowCount }) => rowCount)).toEqual([1, 1]);
  expect([await isStored("first"), await isStored("second")]).toEqual([true, true]);
});

test("of a failed one nothing is stored, those behind it say that they were left out, and all of them work afterwards", async () => {
  const halves = (of: number) => ask(client, named("select 10 / $1::int as half", [of]));
  const later = () => ask(client, named("select 'later' as word"));
  const results = await Promise.allSettled([ask(client, write("lost")), halves(0), later()]);
  expect(results).toMatchObject([
    { status: "fulfilled" },
    { status: "rejected", reason: { code: "22012" } },
    { status: "rejected", reason: { code: "25P02" } },
  ]);
  expect(await isStored("lost")).toBe(false);
  const [half, word] = await Promise.all([halves(5), later()]);
  expect([half.rows, word.rows]).toEqual([[{ half: 2 }], [{ word: "later" }]]);
});

test("a statement that is no SQL does not spoil its name", async () => {
  const broken = () => ask(client, { name: "broken", text: "selec 1" });
  await expect(broken()).rejects.toMatchObject({ code: "42601" });
  await expect(broken()).rejects.toMatchObject({ code: "42601" });
  expect((await ask(client, one)).rows).toEqual([{ one: 1 }]);
});

test("a value that cannot be written is refused by itself", async () => {
  const round: { self?: unknown } = {};
  round.self = round;
  const refused = ask(client, named("select $1::text", [round]));
  const answered = ask(client, one);
  await expect(refused).rejects.toThrow("circular");
  expect((await answered).rows).toEqual([{ one: 1 }]);
});

test("what is sent past them keeps its place", async () => {
  const begun = ask(client, { text: "begin" });
  const written = ask(client, write("rolled back"));
  const rolledBack = client.query("rollback");
  const seen = isStored("rolled back");
  await Promise.all([begun, written, rolledBack]);
  expect(await seen).toBe(false);
});

test("what the database cannot store in the end fails the trip", async () => {
  await ask(client, { text: "create temporary table later (id int unique deferrable initially deferred)" });
  const same = () => ask(client, named("insert into later values (1)"));
  const asked = [same(), same()];
  await expect(leave(client)).rejects.toMatchObject({ code: "23505" });
  await Promise.allSettled(asked);
  expect((await ask(client, { text: "select * from later" })).rows).toEqual([]);
});

test("a lost connection fails all that wait", async () => {
  const own = await pools.worker.connect();
  const waiting = [ask(own, { text: "select pg_sleep(30)" }), ask(own, one)];
  const settled = Promise.allSettled(waiting);
  await new Promise((done) => setImmediate(done));
  (own as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
  expect((await settled).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  own.release(true);
});
