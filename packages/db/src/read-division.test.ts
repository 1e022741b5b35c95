import type { DivisionId } from "@selvedge/domain/ids";
import { seedShop } from "@selvedge/testing/seed/shop";
import { type TestDatabase, testDatabase, testSecret } from "@selvedge/testing/test-database";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Bound } from "./bound.ts";
import { openPools, type Pools } from "./pools.ts";
import { readDivision } from "./read-division.ts";
import { withDivision } from "./with-division.ts";

let database: TestDatabase;
let pools: Pools;
let mine: DivisionId;
let other: DivisionId;
beforeAll(async () => {
  database = await testDatabase(inject("serverUrl"));
  // One connection: what a failed read leaves behind would be met by the next.
  pools = openPools(database.ownerUrl, testSecret, 1);
  mine = (await seedShop(pools)).divisionId;
  other = (await seedShop(pools, { label: "other", name: "Other", code: "OT" })).divisionId;
});
afterAll(async () => {
  await pools.close();
  await database.drop();
});

const divisionsSeen = async (db: Bound) =>
  (await sql<{ division_id: DivisionId }>`select distinct division_id from shop_settings`.execute(db)).rows.map(
    ({ division_id }) => division_id,
  );
const one = async (db: Bound) => (await sql<{ one: number }>`select 1 as one`.execute(db)).rows[0]!.one;

test("reads see one division, however many shops read through the same connection", async () => {
  const both = [mine, other, mine];
  const seen = await Promise.all(both.map((id) => readDivision(pools.web, id, divisionsSeen)));
  expect(seen).toEqual(both.map((id) => [id]));
});

test("several reads come back together", async () => {
  expect(await readDivision(pools.web, mine, (db) => Promise.all([one(db), divisionsSeen(db)]))).toEqual([1, [mine]]);
});

test("nothing of the division stays behind", async () => {
  await readDivision(pools.web, mine, one);
  await expect(pools.web.query("select * from shop_settings")).rejects.toThrow();
});

test("a read that waits for another is refused, and the connection serves the next", async () => {
  const waiting = readDivision(pools.web, mine, async (db) => {
    await one(db);
    return divisionsSeen(db);
  });
  await expect(waiting).rejects.toThrow("has ended");
  expect(await readDivision(pools.web, mine, divisionsSeen)).toEqual([mine]);
});

test("a read that fails fails the call, also when it was swallowed, and the connection serves the next", async () => {
  const broken = (db: Bound) => sql`select 1 / 0`.execute(db);
  await expect(readDivision(pools.web, mine, (db) => Promise.all([broken(db), one(db)]))).rejects.toThrow("zero");
  await expect(readDivision(pools.web, mine, (db) => broken(db).catch(() => null))).rejects.toThrow("swallowed");
  await expect(readDivision(pools.web, Number.NaN as DivisionId, divisionsSeen)).rejects.toThrow();
  expect(await readDivision(pools.web, other, divisionsSeen)).toEqual([other]);
});

test.each([
  ["read", readDivision],
  ["change", withDivision],
])(
  "of statements that leave together for a %s the one that failed is reported, not those it brought down",
  async (_, run) => {
    const failing = run(pools.web, 1 as DivisionId, (db) =>
      Promise.all([
        // Reported later than the one behind it, as through a longer chain of promises.
        sql`select 1 / 0`.execute(db).catch(async (error) => {
          for (let turn = 0; turn < 20; turn++) await null;
          throw error;
        }),
        sql`select 1`.execute(db),
      ]),
    );
    await expect(failing).rejects.toMatchObject({ code: "22012" });
  },
);
