import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import pg from "pg";
import { type RoleName, rolePassword, roles } from "./roles.ts";

const folder = new URL("../migrations/", import.meta.url);
const lockNumber = 7_305_184_291;

interface Migration {
  name: string;
  sql: string;
  sha256: string;
}

/** Every migration file in order of its number. */
export function migrations(): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort()
    .map((name) => {
      const sql = readFileSync(new URL(name, folder), "utf8");
      return { name, sql, sha256: createHash("sha256").update(sql).digest("hex") };
    });
}

/**
 * Brings a database to the newest form: each file once, in its own transaction, under an advisory lock, so that
 * processes started together apply it once. Gives the names applied now. Throws when a file that was applied has
 * been edited since, because the database then no longer is what the files say.
 */
export async function migrate(ownerUrl: string, secret: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [lockNumber]);
    await refuseOldServer(client);
    await makeRoles(client, secret);
    const applied = await appliedMigrations(client);
    const fresh: string[] = [];
    for (const migration of migrations()) {
      const known = applied.get(migration.name);
      if (known === undefined) fresh.push(await apply(client, migration));
      else if (known !== migration.sha256)
        throw new Error(`Migration ${migration.name} was changed after it had been applied. Add a new file instead.`);
    }
    return fresh;
  } finally {
    await client.end();
  }
}

async function refuseOldServer(client: pg.Client) {
  const { rows } = await client.query("select current_setting('server_version_num')::int as version");
  if (rows[0].version < 150000) throw new Error("Selvedge needs PostgreSQL 15 or newer.");
}

async function appliedMigrations(client: pg.Client): Promise<Map<string, string>> {
  await client.query(
    "create table if not exists migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())",
  );
  const { rows } = await client.query("select name, sha256 from migrations");
  return new Map(rows.map((row) => [row.name, row.sha256]));
}

async function apply(client: pg.Client, migration: Migration): Promise<string> {
  await client.query("begin");
  try {
    await client.query("set local lock_timeout = '2s'");
    await client.query(migration.sql);
    await client.query("insert into migrations (name, sha256) values ($1, $2)", [migration.name, migration.sha256]);
    await client.query("commit");
    return migration.name;
  } catch (error) {
    await client.query("rollback");
    throw new Error(`Migration ${migration.name} failed: ${(error as Error).message}`, { cause: error });
  }
}

/** Roles belong to the whole server, so another database's run may make them at the same moment. */
async function makeRoles(client: pg.Client, secret: string) {
  for (const role of Object.keys(roles) as RoleName[]) {
    const name = client.escapeIdentifier(roles[role]);
    const login = `login password ${client.escapeLiteral(rolePassword(role, secret))} nosuperuser nocreatedb nocreaterole`;
    try {
      const { rowCount } = await client.query("select from pg_roles where rolname = $1", [roles[role]]);
      await client.query(`${rowCount ? "alter" : "create"} role ${name} ${login}`);
    } catch (error) {
      const { code, message } = error as { code?: string; message: string };
      const madeElsewhere = code === "42710" || code === "23505" || /concurrently updated/.test(message);
      if (!madeElsewhere) throw error;
    }
  }
}
