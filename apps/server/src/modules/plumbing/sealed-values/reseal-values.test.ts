import { openText, sealText } from "@selvedge/db/sealing";
import { seedStaff } from "@selvedge/testing/seed/people";
import { seedShop } from "@selvedge/testing/seed/shop";
import { type TestDatabase, testDatabase } from "@selvedge/testing/test-database";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Config } from "../../../config.ts";
import { readFieldKeys } from "../../../field-keys.ts";
import { resealValues } from "./reseal-values.ts";
import { sealedTables } from "./sealed-columns.ts";

const key = (letter: string) => Buffer.alloc(32, letter).toString("base64url");
const old = readFieldKeys(`2025:${key("a")}`);
const both = readFieldKeys(`2026:${key("b")},2025:${key("a")}`);
const fresh = readFieldKeys(`2026:${key("b")}`);
const lost = readFieldKeys(`2019:${key("z")}`);

let database: TestDatabase;
let staffIds: number[];
let divisionId: number;

const rows = async (text: string, values: unknown[] = []) => (await database.pools.backOffice.query(text, values)).rows;
const reseal = (fieldKeys = both) =>
  resealValues({ pools: database.pools, config: { fieldKeys } as unknown as Config });
const sortCodeAt = (row: number) => ({ table: "staff_private_details", row, column: "sort_code" });
const sealedSortCodes = () => rows("select staff_user_id as id, sort_code from staff_private_details order by 1");

beforeAll(async () => {
  database = await testDatabase(inject("serverUrl"));
  ({ divisionId } = await seedShop(database.pools));
  staffIds = [];
  for (const name of ["Ann", "Ben", "Cleo"]) {
    const { staffUserId } = await seedStaff(database.pools, {
      email: `${name}@selvedge.test`,
      fullName: `${name} Field`,
      roles: [],
    });
    staffIds.push(staffUserId);
    await rows("insert into staff_private_details (staff_user_id, sort_code) values ($1, $2)", [
      staffUserId,
      sealText(name === "Ben" ? lost : old, sortCodeAt(staffUserId), `40-47-0${staffIds.length}`),
    ]);
  }
  const place = { table: "division_plugins", row: `${divisionId} facebook-pixel`, column: "sealed_token" };
  await rows("insert into division_plugins (division_id, name, sealed_token) values ($1, 'facebook-pixel', $2)", [
    divisionId,
    sealText(old, place, "EAAB-token"),
  ]);
});
afterAll(() => database.drop());

test("every column that only takes sealed values is in the list, and the list names no other", async () => {
  const found = await rows(`
    select c.conrelid::regclass::text || '.' || a.attname as name from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'c' and pg_get_constraintdef(c.oid) like '%sealed1.%' order by 1`);
  const listed = sealedTables.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`));
  expect(found.map(({ name }) => name)).toEqual(listed.sort());
});

test("after a new key has come, everything that can be opened is sealed with it, and what cannot stays", async () => {
  const [, ben] = await sealedSortCodes();
  expect(await reseal()).toEqual({ resealed: 3, left: 1 });
  const [ann, benNow, cleo] = await sealedSortCodes();
  expect(openText(fresh, sortCodeAt(ann.id), ann.sort_code)).toEqual({ ok: true, text: "40-47-01" });
  expect(openText(fresh, sortCodeAt(cleo.id), cleo.sort_code)).toEqual({ ok: true, text: "40-47-03" });
  expect(benNow).toEqual(ben);
  const [{ sealed_token }] = await rows("select sealed_token from division_plugins");
  const place = { table: "division_plugins", row: `${divisionId} facebook-pixel`, column: "sealed_token" };
  expect(openText(fresh, place, sealed_token)).toEqual({ ok: true, text: "EAAB-token" });
  expect(await rows("select action, detail from platform_audit_log")).toEqual([
    { action: "values.resealed", detail: { resealed: 3, left: 1 } },
  ]);
});

test("a second run seals nothing more", async () => {
  const before = await sealedSortCodes();
  expect(await reseal()).toEqual({ resealed: 0, left: 1 });
  expect(await sealedSortCodes()).toEqual(before);
});

test("rows beyond one batch are reached", async () => {
  await rows(
    `insert into division_plugins (division_id, name, sealed_token) select $1, 'plugin-' || n, 'sealed1.2025.x.y' from generate_series(1, 250) n`,
    [divisionId],
  );
  expect(await reseal()).toEqual({ resealed: 0, left: 251 });
  await rows("delete from division_plugins where name like 'plugin-%'");
});
