import { isPassword } from "@selvedge/db/passwords";
import { withDivision } from "@selvedge/db/with-division";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type TestDatabase, testDatabase } from "../test-database.ts";
import { seedBlanks } from "./blanks.ts";
import { seedPaidOrder } from "./order.ts";
import { seedPassword, seedPeople } from "./people.ts";
import { seedProduct } from "./product.ts";
import { seedMainSite, seedShop } from "./shop.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase(inject("serverUrl"));
});
afterAll(() => database.drop());

test("all seeds work together", async () => {
  const { pools } = database;
  await Promise.all([seedBlanks(pools), seedMainSite(pools)]);
  const bramble = await seedShop(pools);
  const { ada, priya } = await seedPeople(pools, bramble);
  const tee = await seedProduct(pools, bramble);
  const kids = await seedProduct(pools, bramble, { name: "Kids' Tee", blank: "tee-kids", priceIncTaxMinor: 1600 });
  const order = await seedPaidOrder(pools, bramble, [{ product: tee, quantity: 2 }, { product: kids }]);

  expect(bramble).toMatchObject({ name: "Bramble", host: "bramble.localhost" });
  expect(tee.variants).toHaveLength(14);
  expect(order.totals.totalMinor).toBe(2 * 2400 + 1600 + 399);
  const stored = await withDivision(pools.web, bramble.divisionId, (db) =>
    db.selectFrom("orders").where("id", "=", order.id).select(["status", "total_minor"]).executeTakeFirst(),
  );
  expect(stored).toEqual({ status: "paid", total_minor: order.totals.totalMinor });
  const { rows } = await pools.web.query("select password_hash from accounts where id = any($1)", [
    [ada.accountId, priya.accountId],
  ]);
  for (const row of rows) expect(await isPassword(seedPassword, row.password_hash)).toBe(true);
});
