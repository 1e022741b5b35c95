import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import pg from "pg";
import { type RoleName, rolePassword, roles, roleUrl } from "./roles.ts";

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
    await makeRoles(client, ownerUrl, secret);
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
async function makeRoles(client: pg.Client, ownerUrl: string, secret: string) {
  for (const role of Object.keys(roles) as RoleName[])
    await makeRole(client, role, secret).catch(async (error: { code?: string; message: string }) => {
      const madeElsewhere =
        error.code === "42710" || error.code === "23505" || /concurrently updated/.test(error.message);
      // A role that another owner made is not ours to change, and need not be: it knows our password or it does not.
      const mayStay = madeElsewhere || (error.code === "42501" && (await canSignIn(roleUrl(ownerUrl, role, secret))));
      if (!mayStay) throw error;
    });
}

async function makeRole(client: pg.Client, role: RoleName, secret: string) {
  const { rows } = await client.query<{ isMighty: boolean }>(
    'select rolsuper or rolbypassrls or rolcreaterole or rolcreatedb as "isMighty" from pg_roles where rolname = $1',
    [roles[role]],
  );
  const [known] = rows;
  if (known?.isMighty)
    throw new Error(
      `The database role ${roles[role]} may do more than it should. Take superuser, bypassrls, createdb and createrole from it.`,
    );
  // An owner who is no superuser may not even say "nosuperuser" of a role that is there; a new one has no such right.
  await client.query(
    `${known ? "alter" : "create"} role ${client.escapeIdentifier(roles[role])} login password ${client.escapeLiteral(rolePassword(role, secret))}`,
  );
}

async function canSignIn(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
