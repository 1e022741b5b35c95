// What the tables themselves hold of money: defaults, the treatments of tax, and the calendar that SQL shares with the domain.

import { taxTreatments } from "@selvedge/domain/money/vat";
import { bankHolidays } from "@selvedge/domain/shipping/bank-holidays";
import { type TestDatabase, testDatabase } from "@selvedge/testing/test-database";
import { afterAll, beforeAll, expect, inject, test } from "vitest";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase(inject("serverUrl"));
});
afterAll(() => database.drop());

const rows = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await database.pools.backOffice.query(text, values)).rows as T[];

test.each([
  ["products", "vat_rate", "1"],
  ["divisions", "currency", "'GBP'::bpchar"],
  ["manufacturers", "currency", "'GBP'::bpchar"],
])("%s.%s is %s by default (platform-core §9)", async (table, column, standard) => {
  const [found] = await rows<{ value: string }>(
    "select column_default as value from information_schema.columns where table_name = $1 and column_name = $2",
    [table, column],
  );
  expect(found?.value).toBe(standard);
});

test("a line's treatment is one that the domain knows, and all of those are let in", async () => {
  const [check] = await rows<{ text: string }>(
    "select pg_get_constraintdef(oid) as text from pg_constraint where conname = 'order_items_tax_treatment'",
  );
  expect([...check!.text.matchAll(/'([A-Z_]+)'/g)].map(([, name]) => name)).toEqual([...taxTreatments]);
});

test("the bank holidays of SQL are those of the domain, in any year", async () => {
  const years = Array.from({ length: 150 }, (_, index) => 2000 + index);
  const found = await rows<{ days: string[] }>(
    "select bank_holidays(year)::text[] as days from unnest($1::int[]) with ordinality as t(year, n) order by n",
    [years],
  );
  expect(found.map(({ days }) => days)).toEqual(years.map(bankHolidays));
});
