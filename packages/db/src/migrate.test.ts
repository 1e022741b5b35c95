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

test("an owner who is no superuser starts, and starts again", async () => {
  const serverUrl = inject("serverUrl");
  const [owner, database] = ["selvedge_test_owner", "selvedge_test_owned"];
  await query(serverUrl, `drop database if exists ${database} with (force)`);
  await query(serverUrl, `drop role if exists ${owner}`);
  await query(serverUrl, `create role ${owner} login createrole password 'of the owner'`);
  await query(serverUrl, `grant ${owner} to current_user`);
  await query(serverUrl, `create database ${database} owner ${owner}`);
  const url = new URL(ownerUrlOf(serverUrl, database));
  url.username = owner;
  url.password = "of the owner";
  try {
    expect((await migrate(url.href, testSecret)).length).toBe(migrations().length);
    expect(await migrate(url.href, testSecret)).toEqual([]);
  } finally {
    await query(serverUrl, `drop database ${database} with (force)`);
    await query(serverUrl, `drop role ${owner}`);
  }
});

test("a role that could bypass row-level security stops the start", async () => {
  await query(ownerUrl, "alter role selvedge_backoffice createdb");
  await expect(migrate(ownerUrl, testSecret)).rejects.toThrow(/selvedge_backoffice may do more than it should/);
  await query(ownerUrl, "alter role selvedge_backoffice nocreatedb");
  expect(await migrate(ownerUrl, testSecret)).toEqual([]);
});

test("a file that was edited after it had been applied stops the start", async () => {
  await query(ownerUrl, "update migrations set sha256 = 'another' where name like '0001%'");
  await expect(migrate(ownerUrl, testSecret)).rejects.toThrow(/0001-fence.sql was changed after it had been applied/);
});
