import { createDatabase, ownerUrlOf, testSecret } from "@selvedge/testing/test-database";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { migrate, migrations } from "./migrate.ts";

const name = "selvedge_test_migrate";
let ownerUrl = "";

beforeAll(async () => {
  await createDatabase(inject("serverUrl"), name);
  ownerUrl = ownerUrlOf(inject("serverUrl"), name);
});
afterAll(() => query(inject("serverUrl"), `drop database if exists ${name} with (force)`));

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

test("four processes that start together apply every file once", async () => {
  const applied = await Promise.all(Array.from({ length: 4 }, () => migrate(ownerUrl, testSecret)));
  expect(applied.flat()).toEqual(migrations().map((migration) => migration.name));
});

test("a second start applies nothing", async () => {
  expect(await migrate(ownerUrl, testSecret)).toEqual([]);
});

test("a file that was edited after it had been applied stops the start", async () => {
  await query(ownerUrl, "update migrations set sha256 = 'another' where name like '0001%'");
  await expect(migrate(ownerUrl, testSecret)).rejects.toThrow(/0001-fence.sql was changed after it had been applied/);
});
