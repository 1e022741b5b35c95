// Tries every division-owned table from another division's scope, with the rows of a real little shop in it. A table
// made later is in the list by itself, because the list is read from the database.

import { roleUrl } from "@selvedge/db/roles";
import { withDivision, withoutDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { seedBlanks } from "./seed/blanks.ts";
import { seedPaidOrder } from "./seed/order.ts";
import { seedProduct } from "./seed/product.ts";
import { type SeededShop, seedShop } from "./seed/shop.ts";
import { type TestDatabase, testDatabase, testSecret } from "./test-database.ts";

let database: TestDatabase;
let own: SeededShop;
let other: SeededShop;
let tables: string[];

beforeAll(async () => {
  database = await testDatabase(inject("serverUrl"));
  await seedBlanks(database.pools);
  own = await seedShop(database.pools);
  other = await seedShop(database.pools, { label: "thistle", name: "Thistle", code: "TH" });
  const tee = await seedProduct(database.pools, other);
  await seedPaidOrder(database.pools, other, [{ product: tee }]);
  tables = await divisionOwnedTables();
});
afterAll(() => database.drop());

/** Tables with a division_id, apart from those that lead to a division before one is known, or belong to the factory. */
async function divisionOwnedTables(): Promise<string[]> {
  const { rows } = await database.pools.backOffice.query<{ name: string }>(`
    select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'division_id' and t.table_type = 'BASE TABLE' order by 1`);
  const beforeOneIsKnown = [
    ...["subdomains", "custom_domains", "former_labels", "memberships", "one_time_codes", "sign_ups", "shop_drafts"],
  ];
  const unprotected = new Set([...beforeOneIsKnown, "pigeonholes", "scan_events"]);
  return rows.map(({ name }) => name).filter((name) => !unprotected.has(name));
}

const inOwn = <T>(text: string) =>
  withDivision(database.pools.web, own.divisionId, async (db) => (await sql.raw<T>(text).execute(db)).rows);
const refused = /permission denied|row-level security/;

describe("row-level security", () => {
  test("covers every division-owned table, forced, with both clauses", async () => {
    const { rows } = await database.pools.backOffice.query<{ name: string; ok: boolean }>(
      `select c.relname as name, c.relrowsecurity and c.relforcerowsecurity and pg_get_userbyid(c.relowner) not like 'selvedge\\_%' and exists (
         select from pg_policy p where p.polrelid = c.oid and p.polqual is not null and p.polwithcheck is not null and p.polname = 'own_division') as ok
       from pg_class c where c.relnamespace = 'public'::regnamespace and c.relname = any($1)`,
      [tables],
    );
    expect(rows.filter(({ ok }) => !ok)).toEqual([]);
    expect(rows).toHaveLength(tables.length);
    expect(tables.length).toBeGreaterThan(25);
  });

  test("shows no row of another division in any table, with or without a filter of our own", async () => {
    for (const table of tables) {
      const mayRead = await canSelect(table);
      const read = (where: string) => inOwn<{ n: number }>(`select count(*)::int as n from ${table} ${where}`);
      if (!mayRead) {
        await expect(read(""), table).rejects.toThrow(refused);
        continue;
      }
      expect(await read(`where division_id <> ${own.divisionId}`), table).toEqual([{ n: 0 }]);
      expect(await read(`where division_id = ${other.divisionId}`), table).toEqual([{ n: 0 }]);
    }
  });

  test("lets no row of another division be changed or removed", async () => {
    for (const table of tables) {
      for (const change of [
        `update ${table} set division_id = division_id where division_id = ${other.divisionId} returning 1`,
        `delete from ${table} where division_id = ${other.divisionId} returning 1`,
      ]) {
        const outcome = await inOwn(change).catch((error: Error) => error.message);
        if (typeof outcome === "string") expect(outcome, change).toMatch(refused);
        else expect(outcome, change).toEqual([]);
      }
    }
  });

  test("lets no row be moved to or made in another division", async () => {
    for (const table of tables) {
      const insert = `insert into ${table} (division_id) values (${other.divisionId})`;
      await expect(inOwn(insert), table).rejects.toThrow(refused);
    }
    const move = `update shop_settings set division_id = ${other.divisionId} where division_id = ${own.divisionId}`;
    await expect(inOwn(move)).rejects.toThrow(refused);
  });

  test("was tried on tables that do hold rows of the other division", async () => {
    const filled = await Promise.all(
      tables.map(
        async (table) =>
          (
            await database.pools.backOffice.query(`select 1 from ${table} where division_id = $1 limit 1`, [
              other.divisionId,
            ])
          ).rowCount,
      ),
    );
    expect(filled.filter(Boolean).length).toBeGreaterThanOrEqual(12);
  });

  test("raises when no division was ever set, and after a commit on the same connection", async () => {
    await expect(
      withoutDivision(database.pools.web, (db) => db.selectFrom("products").selectAll().execute()),
    ).rejects.toThrow(/app\.division|invalid input syntax/);
    await withDivision(database.pools.web, own.divisionId, (db) => db.selectFrom("products").select("id").execute());
    await expect(database.pools.web.query("select * from products")).rejects.toThrow(
      /app\.division|invalid input syntax/,
    );
  });

  test.each([
    "set local role selvedge_backoffice",
    "alter table products disable row level security",
    "set local row_security = off",
    "drop policy own_division on products",
    "reset session authorization",
  ])("cannot be stepped around by %s", async (text) => {
    const outcome = await withDivision(database.pools.web, own.divisionId, async (db) => {
      await sql.raw(text).execute(db);
      return (await sql.raw(`select 1 from products where division_id = ${other.divisionId}`).execute(db)).rows;
    }).catch((error: Error) => error.message);
    if (typeof outcome === "string")
      expect(outcome).toMatch(/permission denied|must be owner|would be affected by row-level security/);
    else expect(outcome).toEqual([]);
  });

  test("keeps a basket of one division from holding a product of another", async () => {
    const { rows } = await database.pools.backOffice.query("select id from products where division_id = $1", [
      other.divisionId,
    ]);
    const basket = "00000000-0000-4000-8000-000000000001";
    await inOwn(
      `insert into baskets (division_id, id, owner_hash, name) values (${own.divisionId}, '${basket}', '\\x00', 'main')`,
    );
    const line = `insert into basket_items (division_id, basket_id, key, product_id, quantity, seen_price_inc_tax_minor) values (${own.divisionId}, '${basket}', 'k', ${rows[0].id}, 1, 1)`;
    await expect(inOwn(line)).rejects.toThrow(/foreign key/);
  });
});

async function canSelect(table: string): Promise<boolean> {
  const { rows } = await database.pools.web.query("select has_table_privilege($1, 'select') as can", [table]);
  return rows[0].can;
}

describe("a transaction", () => {
  test("is refused when a failed statement was swallowed", async () => {
    const swallow = withDivision(database.pools.web, own.divisionId, async (db) => {
      await sql`select 1 / 0`.execute(db).catch(() => {});
      return "fine";
    });
    await expect(swallow).rejects.toThrow(/rolled back/);
  });

  test("gives its connection back after any failure: forty broken ones leave the pool whole", async () => {
    const failures = Array.from({ length: 40 }, (_, index) =>
      withDivision(database.pools.web, own.divisionId, async (db) => {
        await Promise.all([
          sql`select ${index}::int`.execute(db),
          sql`select 1 / 0`.execute(db),
          sql`select 2`.execute(db),
        ]);
      }).catch((error: Error) => error.message),
    );
    expect(new Set(await Promise.all(failures))).toEqual(new Set(["division by zero"]));
    expect(await inOwn("select 1 as one")).toEqual([{ one: 1 }]);
  });

  test("that failed runs nothing more: a part still on its way never reaches the next one's connection", async () => {
    const oneConnection = new pg.Pool({
      connectionString: roleUrl(database.ownerUrl, "web", testSecret),
      max: 1,
      pipeline: true,
    } as pg.PoolConfig);
    let late: Promise<unknown> = Promise.resolve();
    const failing = withDivision(oneConnection, own.divisionId, async (db) => {
      const slowPart = async () => {
        await new Promise((go) => setTimeout(go, 60));
        return sql`select current_setting('app.division') as division`.execute(db);
      };
      late = slowPart().then(
        ({ rows }) => rows,
        (error: Error) => error.message,
      );
      await Promise.all([late, sql`select 1 / 0`.execute(db)]);
    });
    await expect(failing).rejects.toThrow("division by zero");
    await withDivision(oneConnection, other.divisionId, async (db) => {
      await sql`select 1`.execute(db);
      expect(await late).toBe("The transaction of this statement has ended.");
    });
    await oneConnection.end();
  });

  test("with a division that is no number reads nothing", async () => {
    await expect(
      withDivision(database.pools.web, Number.NaN as DivisionId, (db) =>
        db.selectFrom("products").selectAll().execute(),
      ),
    ).rejects.toThrow(/invalid input syntax/);
  });
});
