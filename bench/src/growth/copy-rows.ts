import type pg from "pg";

interface Copy {
  table: string;
  /** Which rows are the pattern, as SQL over `t`. */
  where: string;
  /** How often, as SQL: a row source with a column `n`. */
  times: string;
  /** Columns that differ from the pattern's, as SQL over `t` and `n`. */
  differs: Record<string, string>;
}

/**
 * Writes rows like those that are there, with some columns made again. It reads the columns from the database, so that a
 * table which grows by one needs no word here.
 */
export async function copyRows(client: pg.ClientBase, { table, where, times, differs }: Copy): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  const names = rows.map(({ name }) => name);
  const unknown = Object.keys(differs).filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`${table} has no ${unknown.join(", ")}.`);
  const values = names.map((name) => differs[name] ?? `t."${name}"`);
  await client.query(
    `insert into ${table} (${names.map((name) => `"${name}"`).join(", ")}) overriding system value
     select ${values.join(", ")} from ${table} t, ${times} where ${where}`,
  );
}
