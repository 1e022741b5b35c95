import { type TestDatabase, testDatabase, testSecret } from "@selvedge/testing/test-database";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { isLostDatabase } from "./lost-database.ts";
import { openPools, type Pools } from "./pools.ts";

let database: TestDatabase;
let pools: Pools;
beforeAll(async () => {
  database = await testDatabase(inject("serverUrl"));
  pools = openPools(database.ownerUrl, testSecret, 2);
});
afterAll(async () => {
  await pools.close();
  await database.drop();
});

test("no statement of the web role may run for ever, nor may a transaction lie open", async () => {
  const { rows } = await pools.web.query(
    "select current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle",
  );
  expect(rows).toEqual([{ statement: "15s", idle: "15s" }]);
});

test("a caller that finds every connection taken gets an error in a few seconds", async () => {
  const taken = await Promise.all([pools.web.connect(), pools.web.connect()]);
  const error = await pools.web.query("select 1").catch((failure) => failure);
  expect(isLostDatabase(error)).toBe(true);
  for (const client of taken) client.release();
  expect((await pools.web.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
});
