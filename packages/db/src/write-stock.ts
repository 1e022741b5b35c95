import { sql } from "kysely";
import type { Bound } from "./bound.ts";

/** What the tables keep of a blank; money is pence without VAT. */
export interface StockRow {
  readonly code: string;
  readonly name: string;
  readonly baseSku: string;
  readonly type: string;
  readonly vatRate: number;
  readonly baseCostMinor: number;
  readonly baseCostWhiteMinor: number;
  readonly platen: string;
  readonly gender: string;
  readonly technology: string;
  readonly hs6: string;
  readonly material: string;
  readonly sides: readonly {
    readonly side: string;
    readonly platen: string | null;
    readonly widthMm: number;
    readonly heightMm: number;
    readonly collarOffsetMm: number;
    readonly printCostDarkMinor: number;
    readonly printCostLightMinor: number;
  }[];
  readonly variants: readonly {
    readonly sku: string;
    readonly colour: string;
    readonly colourCode: string;
    readonly hex: string;
    readonly size: string;
    readonly isWhite: boolean;
    readonly needsPretreat: boolean;
    readonly weightGrams: number;
    readonly printScalePermille: number;
    readonly pickface: string;
  }[];
}

/**
 * Brings blanks, their sides and their variants to what `stock` says, as the back-office role. New ones are added, known
 * ones updated where they differ; nothing is removed, because orders name them. A variant without a place gets its
 * pickface, filled with the count that its row begins with; counts that are there are never touched.
 */
export async function writeStock(db: Bound, stock: readonly StockRow[]): Promise<void> {
  // Processes that start together would each fill an empty pickface.
  await sql`select pg_advisory_xact_lock(hashtextextended('write stock', 0))`.execute(db);
  const blanks = stock.map(({ variants: _, sides: __, ...blank }) => blank);
  const of = <T>(pick: (row: StockRow) => readonly T[]) =>
    stock.flatMap((row) => pick(row).map((part) => ({ ...part, blankCode: row.code })));
  await bringUp(db, "blanks", ["code"], blanks);
  await bringUp(
    db,
    "blank_sides",
    ["blank_code", "side"],
    of((row) => row.sides),
  );
  await bringUp(
    db,
    "blank_variants",
    ["sku"],
    of((row) => row.variants),
  );
  await fillPickfaces(db);
}

type Table = "blanks" | "blank_sides" | "blank_variants";

/** Adds and updates rows by their keys. Field names are the columns' in camelCase; every row has the fields of the first. */
async function bringUp(db: Bound, table: Table, keys: readonly string[], rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.keys(rows[0]!).map(columnOf);
  const changing = columns.filter((column) => !keys.includes(column));
  const given = JSON.stringify(
    rows.map((row) => Object.fromEntries(Object.entries(row).map(([field, value]) => [columnOf(field), value]))),
  );
  const list = (names: readonly string[], of = "") => sql.join(names.map((name) => sql.ref(`${of}${name}`)));
  const sets = changing.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`);
  if (table === "blanks") sets.push(sql`updated_at = now()`);
  await sql`
    insert into ${sql.table(table)} as old (${list(columns)})
    select ${list(columns)} from json_populate_recordset(null::${sql.table(table)}, ${given}::json)
    on conflict (${list(keys)}) do update set ${sql.join(sets)}
    where (${list(changing, "old.")}) is distinct from (${list(changing, "excluded.")})`.execute(db);
}

const columnOf = (field: string): string => field.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);

async function fillPickfaces(db: Bound): Promise<void> {
  await sql`
    insert into locations (code, kind, blank_sku) select pickface, 'pickface', sku from blank_variants
    on conflict do nothing`.execute(db);
  await sql`
    insert into stock_movements (blank_sku, to_location, quantity, reason, note)
    select v.sku, v.pickface, v.stock, 'counted', 'First count' from blank_variants v
    where v.stock > 0 and not exists (select from stock_levels s where s.blank_sku = v.sku)
    order by v.sku`.execute(db);
}
