import { seedBlanks } from "@selvedge/testing/seed/blanks";
import { type TestDatabase, testDatabase } from "@selvedge/testing/test-database";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";

let database: TestDatabase;
const backOffice = async (text: string) => (await database.pools.backOffice.query(text)).rows;

beforeAll(async () => {
  database = await testDatabase(inject("serverUrl"));
  await Promise.all([seedBlanks(database.pools), seedBlanks(database.pools), seedBlanks(database.pools)]);
});
afterAll(() => database.drop());

const lying = async (sku: string) =>
  (await backOffice(`select s.location_code as place, s.quantity, v.stock from blank_variants v
    left join stock_levels s on s.blank_sku = v.sku where v.sku = '${sku}' order by 1`)) as {
    place: string;
    quantity: number;
    stock: number;
  }[];

describe("stock", () => {
  test("begins in each variant's own pickface, once, also when several processes start together", async () => {
    expect(await lying("TEE-U-BLK-M")).toEqual([{ place: "A-17-03-1", quantity: 500, stock: 500 }]);
    const [{ twice }] = await backOffice(
      "select count(*)::int as twice from (select from stock_movements group by blank_sku having count(*) > 1) x",
    );
    expect(twice).toBe(0);
  });

  test("follows its movements: what is taken is gone, what goes to seconds is not for sale", async () => {
    await backOffice(`insert into stock_movements (blank_sku, from_location, to_location, quantity, reason) values
      ('TEE-U-BLK-M', 'A-17-03-1', null, 3, 'picked'), ('TEE-U-BLK-M', null, 'S-01-01-1', 2, 'returned')`);
    expect(await lying("TEE-U-BLK-M")).toEqual([
      { place: "A-17-03-1", quantity: 497, stock: 497 },
      { place: "S-01-01-1", quantity: 2, stock: 497 },
    ]);
  });

  test("never falls below nothing", async () => {
    const take = (sku: string, place: string, quantity: number) =>
      backOffice(
        `insert into stock_movements (blank_sku, from_location, quantity, reason) values ('${sku}', '${place}', ${quantity}, 'picked')`,
      );
    await expect(take("TEE-U-WHT-M", "A-01-03-1", 501)).rejects.toThrow(/stock_levels_quantity_check/);
    await expect(take("TEE-U-WHT-M", "S-01-01-1", 1)).rejects.toThrow("nothing of TEE-U-WHT-M lies in S-01-01-1");
  });

  test("is not counted again by a later start", async () => {
    await seedBlanks(database.pools);
    expect((await lying("TEE-U-BLK-M"))[0]).toMatchObject({ quantity: 497, stock: 497 });
  });

  test("levels are written by movements alone", async () => {
    await expect(backOffice("update stock_levels set quantity = 9")).rejects.toThrow("permission denied");
  });
});

test("a base product knows its sides, its technology and what a print costs (platform-core §3, product)", async () => {
  expect(
    await backOffice(`select b.gender, b.technology, b.hs6, s.side, s.platen, s.print_cost_dark_minor as dark, s.print_cost_light_minor as light
      from blanks b join blank_sides s on s.blank_code = b.code where b.code = 'tee-kids' order by s.side desc`),
  ).toEqual([
    { gender: "kids", technology: "dtg", hs6: "610910", side: "front", platen: "10x12", dark: 260, light: 170 },
    { gender: "kids", technology: "dtg", hs6: "610910", side: "back", platen: "10x12", dark: 260, light: 170 },
  ]);
});

test("a pickface names one blank and is split into zone, bay, level and slot (print-on-demand §2)", async () => {
  const place = "select zone, bay, level, slot, kind, blank_sku from locations where code = 'A-17-03-1'";
  expect(await backOffice(place)).toEqual([
    { zone: "A", bay: "17", level: "03", slot: "1", kind: "pickface", blank_sku: "TEE-U-BLK-M" },
  ]);
  const insert = (values: string) => backOffice(`insert into locations (code, kind, blank_sku) values (${values})`);
  await expect(insert("'Z-01-01-1', 'pickface', null")).rejects.toThrow("locations_pickfaces_name_their_blank");
  await expect(insert("'Z-01-01-1', 'pickface', 'TEE-U-BLK-M'")).rejects.toThrow("locations_blank_sku_key");
  await expect(insert("'nowhere', 'reserve', null")).rejects.toThrow("locations_code_check");
});
