import type { World } from "./worlds.ts";

/** A table that is read from end to end counts once it has grown to this many rows. */
const grownRows = 50_000;

/** Big tables that were read from end to end while `work` ran. The server's own report is a second late. */
export async function tablesReadWhole({ owner }: World, work: () => Promise<void>): Promise<string[]> {
  await owner.query("select pg_stat_reset()");
  await work();
  await new Promise((done) => setTimeout(done, 1_200));
  const { rows } = await owner.query<{ name: string }>(
    `select s.relname as name from pg_stat_user_tables s join pg_class c on c.oid = s.relid
     where s.seq_scan > 0 and c.reltuples > ${grownRows} and s.schemaname = 'public'`,
  );
  return rows.map(({ name }) => name);
}
