import pg from "pg";

const typescriptOf: Record<string, string> = {
  int2: "number",
  int4: "number",
  int8: "number",
  float4: "number",
  numeric: "number",
  bool: "boolean",
  text: "string",
  bpchar: "string",
  uuid: "string",
  date: "string",
  bytea: "Buffer",
  timestamptz: "Date",
  _text: "string[]",
  _int8: "number[]",
};

interface ColumnRow {
  table: string;
  column: string;
  type: string;
  nullable: boolean;
  filled: boolean;
  words: string[] | null;
}

/** The TypeScript of every table, as PostgreSQL itself describes it. A checked list of words becomes a union. */
export async function describeTables(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<ColumnRow>(`
    select c.table_name as table, c.column_name as column, c.udt_name as type,
      c.is_nullable = 'YES' as nullable, c.column_default is not null or c.is_identity = 'YES' or c.is_generated = 'ALWAYS' as filled,
      (select array(select m[1] from regexp_matches(pg_get_constraintdef(k.oid), '''([^'']+)''::text', 'g') m)
       from pg_constraint k
       where k.conrelid = format('%I.%I', c.table_schema, c.table_name)::regclass and k.contype = 'c'
         and pg_get_constraintdef(k.oid) ~ ('^CHECK \\(\\(' || c.column_name || ' = ANY \\(ARRAY\\[')
       limit 1) as words
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name <> 'migrations'
    order by c.table_name, c.ordinal_position`);
  await client.end();
  return print(Map.groupBy(rows, (row) => row.table));
}

function print(tables: Map<string, ColumnRow[]>): string {
  const interfaces = [...tables].map(
    ([name, columns]) => `export interface ${typeName(name)} {\n${columns.map(printColumn).join("\n")}\n}\n`,
  );
  const entries = [...tables.keys()].map((name) => `  ${name}: ${typeName(name)};`);
  return [
    "// Written by scripts/write-tables.ts from the migrations; a test keeps the two the same. Do not edit.",
    'import type { DivisionId, OrderId, ProductId } from "@selvedge/domain/ids";',
    'import type { ColumnType, Generated } from "kysely";\n',
    "// biome-ignore lint/suspicious/noExplicitAny: the reader of a json column knows its shape and says so",
    "type Json = ColumnType<any, string, string>;",
    "// biome-ignore lint/suspicious/noExplicitAny: as above, for a column with a default",
    "type FilledJson = ColumnType<any, string | undefined, string>;",
    "type Instant = ColumnType<Date, Date | string, Date | string>;",
    "type FilledInstant = ColumnType<Date, Date | string | undefined, Date | string>;\n",
    ...interfaces,
    `export interface Database {\n${entries.join("\n")}\n}\n`,
  ].join("\n");
}

function printColumn({ table, column, type, nullable, filled, words }: ColumnRow): string {
  const plain = words?.length
    ? words.map((word) => `"${word}"`).join(" | ")
    : (idOf(table, column) ?? typescriptOf[type] ?? "unknown");
  if (type === "timestamptz")
    return `  ${column}: ${filled ? "FilledInstant" : nullable ? "Instant | null" : "Instant"};`;
  if (type === "jsonb") return `  ${column}: ${filled ? "FilledJson" : nullable ? "Json | null" : "Json"};`;
  const whole = nullable ? `${plain} | null` : plain;
  return `  ${column}: ${filled ? `Generated<${whole}>` : whole};`;
}

const ids: Record<string, string> = { division: "DivisionId", order: "OrderId", product: "ProductId" };

/** The branded type of a column that names a division, an order or a product, whatever stands before: `child_order_id`. */
function idOf(table: string, column: string): string | undefined {
  const word = column === "id" ? table.replace(/s$/, "") : /^(?:.*_)?([a-z]+)_id$/.exec(column)?.[1];
  return word === undefined ? undefined : ids[word];
}

const typeName = (table: string) =>
  `${table
    .split("_")
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join("")}Table`;
