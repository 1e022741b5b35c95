// What happened is never changed: no role of the product may rewrite it, and none may empty any table.
import type { DivisionId } from "@selvedge/domain/ids";
import { type TestDatabase, testDatabase } from "@selvedge/testing/test-database";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { roles } from "./roles.ts";
import { withDivision } from "./with-division.ts";

/** Rows that are only ever added to, and the roles that add them. */
const appendOnly = {
  order_status_logs: ["web", "worker", "backOffice"],
  frisk_checks: ["web", "worker", "backOffice"],
  payment_transactions: ["web", "worker", "backOffice"],
  audit_log: ["web", "worker", "backOffice"],
  platform_audit_log: ["web", "worker", "backOffice"],
  audit_links: ["backOffice"],
  shipping_quotes: ["web", "worker", "backOffice"],
  refund_lines: ["web", "worker", "backOffice"],
  credit_notes: ["web", "worker", "backOffice"],
  gift_card_entries: ["web", "worker", "backOffice"],
  published_scenes: ["web", "worker", "backOffice"],
  personalisation_templates: ["web", "worker", "backOffice"],
  scan_events: ["backOffice"],
  stock_movements: ["backOffice"],
  label_print_logs: ["worker", "backOffice"],
  pretreat_logs: ["worker", "backOffice"],
  print_logs: ["worker", "backOffice"],
  quality_logs: ["worker", "backOffice"],
  pigeonhole_logs: ["worker", "backOffice"],
} as const;

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase(inject("serverUrl"));
});
afterAll(() => database.drop());

describe.each(Object.entries(appendOnly))("%s", (table, writers) => {
  test("is added to by those who make it happen", async () => {
    const { rows } = await database.ownerQuery(`select r.role from unnest(array['web', 'worker', 'backOffice'],
      array['${Object.values(roles).join("', '")}']) as r (role, name) where has_table_privilege(r.name, '${table}', 'insert')`);
    expect(rows.map(({ role }) => role)).toEqual(writers);
  });

  test.each(["web", "worker", "backOffice"] as const)("is not rewritten by %s", async (role) => {
    const first = await database.ownerQuery(
      `select attname as column from pg_attribute where attrelid = '${table}'::regclass and attnum = 1`,
    );
    const { column } = first.rows[0];
    for (const change of [
      `update ${table} set ${column} = ${column}`,
      `delete from ${table}`,
      `truncate ${table} cascade`,
    ]) {
      const attempt = withDivision(database.pools[role], 12 as DivisionId, (db) => sql.raw(change).execute(db));
      await expect(attempt, change).rejects.toThrow("permission denied");
    }
    const { rows } = await database.ownerQuery(
      `select has_table_privilege('${roles[role]}', '${table}', 'update, delete, truncate, trigger') or has_any_column_privilege('${roles[role]}', '${table}', 'update') as may`,
    );
    expect(rows).toEqual([{ may: false }]);
  });
});

test("no role may empty a table, whichever", async () => {
  const { rows } = await database.ownerQuery(`select c.relname, r.name from pg_class c
    cross join unnest(array['${Object.values(roles).join("', '")}']) as r (name)
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and has_table_privilege(r.name, c.oid, 'truncate')`);
  expect(rows).toEqual([]);
});
