// Tables of a project have no division of their own: a shop sees those of its project, another project's shop none of them.
import { withDivision } from "@selvedge/db/with-division";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type SeededShop, seedShop } from "./seed/shop.ts";
import { type TestDatabase, testDatabase } from "./test-database.ts";

const protectedTables = ["manufacturer_badges", "manufacturer_profiles", "paypal_email_logs"];
const staffOnly = [
  "channels",
  "manufacturer_channels",
  "manufacturer_dossiers",
  "manufacturer_tags",
  "platform_audit_log",
  "staff_okrs",
  "staff_private_details",
  "staff_rfids",
];

let database: TestDatabase;
let own: SeededShop;
let other: SeededShop;

beforeAll(async () => {
  database = await testDatabase(inject("serverUrl"));
  own = await seedShop(database.pools);
  other = await seedShop(database.pools, { label: "thistle", name: "Thistle", code: "TH" });
  for (const { manufacturerId } of [own, other])
    await database.ownerQuery(`
      insert into manufacturer_profiles (manufacturer_id, email) values (${manufacturerId}, 'project@example.com');
      insert into paypal_email_logs (manufacturer_id, old_email, new_email, actor_name) values (${manufacturerId}, '', 'pay@example.com', 'Ada');
      insert into manufacturer_badges (manufacturer_id, badge_code, badge_group) values (${manufacturerId}, 'theme', 'setting-up')`);
});
afterAll(() => database.drop());

const inOwn = <T>(text: string) =>
  withDivision(database.pools.web, own.divisionId, async (db) => (await sql.raw<T>(text).execute(db)).rows);

test("every table of a project has row-level security, forced", async () => {
  const { rows } = await database.ownerQuery(`
    select c.relname as name from pg_policy p join pg_class c on c.oid = p.polrelid
    where p.polname = 'own_project' and p.polqual is not null and p.polwithcheck is not null
      and c.relrowsecurity and c.relforcerowsecurity order by 1`);
  expect(rows.map(({ name }) => name)).toEqual(protectedTables);
});

test.each(protectedTables)("%s shows a shop its own project's rows and no other", async (table) => {
  expect(await inOwn(`select distinct manufacturer_id as id from ${table}`)).toEqual([{ id: own.manufacturerId }]);
  await expect(database.pools.web.query(`select * from ${table}`)).rejects.toThrow(
    /app\.division|invalid input syntax/,
  );
});

test.each([
  ["manufacturer_profiles", "(manufacturer_id, email) values ($, 'x')"],
  ["paypal_email_logs", "(manufacturer_id, old_email, new_email, actor_name) values ($, '', 'x', 'x')"],
  ["manufacturer_badges", "(manufacturer_id, badge_code, badge_group) values ($, 'designer', 'setting-up')"],
])("%s takes no row of another project", async (table, values) => {
  const insert = `insert into ${table} ${values.replace("$", String(other.manufacturerId))}`;
  await expect(inOwn(insert)).rejects.toThrow(/row-level security/);
});

test("another project's payouts cannot be turned to one's own address, nor one's own log be changed", async () => {
  expect(
    await inOwn(
      `update manufacturer_profiles set paypal_email = 'me@example.com' where manufacturer_id = ${other.manufacturerId} returning 1`,
    ),
  ).toEqual([]);
  for (const change of ["update paypal_email_logs set new_email = 'x'", "delete from paypal_email_logs"])
    await expect(inOwn(change)).rejects.toThrow(/permission denied/);
});

test.each(staffOnly)("%s is out of every shop's reach", async (table) => {
  await expect(inOwn(`select * from ${table}`)).rejects.toThrow(/permission denied/);
  await expect(inOwn(`delete from ${table}`)).rejects.toThrow(/permission denied/);
});

test.each([
  "account_email_logs",
  "paypal_email_logs",
  "platform_audit_log",
  "customer_status_steps",
  "currency_rates",
  "shop_currency_rates",
])("%s is written once: no role may change or remove its rows", async (table) => {
  for (const role of ["selvedge_web", "selvedge_worker", "selvedge_backoffice"]) {
    const { rows } = await database.ownerQuery(`
        select privilege_type as what from information_schema.table_privileges where grantee = '${role}' and table_name = '${table}'`);
    expect(
      rows.filter(({ what }) => !["SELECT", "INSERT"].includes(what)),
      role,
    ).toEqual([]);
  }
});

test("of a page's versions a shop removes automatic ones alone, and nobody changes what one holds", async () => {
  const page = await inOwn<{ id: number }>(
    `insert into pages (division_id, url, name, draft) values (${own.divisionId}, '/kept/', 'Kept', '{}') returning id`,
  );
  await inOwn(`insert into page_versions (division_id, page_id, version, kind, page)
    select ${own.divisionId}, ${page[0]!.id}, n, kind, '{}'
    from unnest(array['published', 'named', 'automatic']) with ordinality as of (kind, n)`);
  expect(await inOwn("delete from page_versions returning kind")).toEqual([{ kind: "automatic" }]);
  for (const column of ["page", "version", "created_at", "account_id"])
    await expect(inOwn(`update page_versions set ${column} = ${column}`)).rejects.toThrow(/permission denied/);
  const { rows } = await database.ownerQuery(
    "select grantee from information_schema.table_privileges where table_name = 'page_versions' and privilege_type = 'DELETE' and grantee like 'selvedge\\_%'",
  );
  expect(rows).toEqual([{ grantee: "selvedge_web" }]);
});
