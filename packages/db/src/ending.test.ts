import type { DivisionId } from "@selvedge/domain/ids";
import { seedShop } from "@selvedge/testing/seed/shop";
import { type TestDatabase, testDatabase, testSecret } from "@selvedge/testing/test-database";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Bound } from "./bound.ts";
import { lastly } from "./ending.ts";
import { openPools, type Pools } from "./pools.ts";
import { withDivision } from "./with-division.ts";

let database: TestDatabase;
let pools: Pools;
let mine: DivisionId;
beforeAll(async () => {
  database = await testDatabase(inject("serverUrl"));
  // One connection: what a failed ending leaves behind would be met by the next.
  pools = openPools(database.ownerUrl, testSecret, 1);
  mine = (await seedShop(pools)).divisionId;
});
afterAll(async () => {
  await pools.close();
  await database.drop();
});

const write = (db: Bound, key: string) =>
  sql`insert into rate_limits (key, window_started_at, count) values (${key}, now(), 1)`.execute(db);
const one = async (db: Bound) => (await sql<{ one: number }>`select 1 as one`.execute(db)).rows[0]!.one;
const isStored = async (key: string) =>
  (await pools.web.query("select from rate_limits where key = $1", [key])).rowCount === 1;

test("what a transaction ends with is stored, and its result given", async () => {
  const given = await withDivision(pools.web, mine, async (db) => {
    const first = await one(db);
    return lastly(async () => {
      const [second] = await Promise.all([one(db), write(db, "ended"), write(db, "ended as well")]);
      return first + second;
    });
  });
  expect(given).toBe(2);
  expect([await isStored("ended"), await isStored("ended as well")]).toEqual([true, true]);
});

test("one statement that fails takes the others along, and the connection serves the next", async () => {
  const failing = withDivision(pools.web, mine, async (db) => {
    await write(db, "before");
    return lastly(() => Promise.all([write(db, "beside"), sql`select 1 / 0`.execute(db), write(db, "behind")]));
  });
  await expect(failing).rejects.toThrow("division by zero");
  for (const key of ["before", "beside", "behind"]) expect(await isStored(key)).toBe(false);
  expect(await withDivision(pools.web, mine, one)).toBe(1);
});

test("a failure that was swallowed still fails the call, and nothing is stored", async () => {
  const swallowing = withDivision(pools.web, mine, async (db) =>
    lastly(() => Promise.all([write(db, "swallowed"), sql`select 1 / 0`.execute(db).catch(() => null)])),
  );
  await expect(swallowing).rejects.toThrow("swallowed");
  expect(await isStored("swallowed")).toBe(false);
});

test("a statement that waits for another does not run behind the commit", async () => {
  const waiting = withDivision(pools.web, mine, async (db) =>
    lastly(async () => {
      await write(db, "in time");
      await write(db, "too late");
    }),
  );
  await expect(waiting).rejects.toThrow("has ended");
  expect(await isStored("too late")).toBe(false);
  expect(await withDivision(pools.web, mine, one)).toBe(1);
});
