import { randomBytes } from "node:crypto";
import { openPools, type Pools } from "@selvedge/db/pools";
import pg from "pg";

export const templateName = "selvedge_template";
/** The platform's secret in tests. */
export const testSecret = "a secret for tests only, and nowhere else";

/** The same server, another database. */
export function ownerUrlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** Makes a database again, as a copy of `template` when one is named. An old one of that name is dropped. */
export async function createDatabase(serverUrl: string, name: string, template?: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`);
    await client.query(
      `create database ${client.escapeIdentifier(name)}${template ? ` template ${client.escapeIdentifier(template)} strategy file_copy` : ""}`,
    );
  } finally {
    await client.end();
  }
}

export interface TestDatabase {
  ownerUrl: string;
  pools: Pools;
  /** One statement as the owner, for what no role may do. */
  ownerQuery(text: string): Promise<pg.QueryResult>;
  /** Closes the pools and drops the database. */
  drop(): Promise<void>;
}

/** Makes a template that several files copy: the migrated one, with what `fill` writes. Gives what `fill` gives. */
export async function filledTemplate<T>(
  serverUrl: string,
  name: string,
  fill: (pools: Pools) => Promise<T>,
): Promise<T> {
  await createDatabase(serverUrl, name, templateName);
  const pools = openPools(ownerUrlOf(serverUrl, name), testSecret, 4);
  return fill(pools).finally(() => pools.close());
}

/** A database for one test file: a copy of a template, the migrated one by default, with the three pools open. */
export async function testDatabase(serverUrl: string, template: string = templateName): Promise<TestDatabase> {
  const name = `selvedge_test_${randomBytes(6).toString("hex")}`;
  await createDatabase(serverUrl, name, template);
  const ownerUrl = ownerUrlOf(serverUrl, name);
  const pools = openPools(ownerUrl, testSecret, 4);
  const owner = new pg.Pool({ connectionString: ownerUrl, max: 1 });
  // A test that cuts connections cuts this one too: the next statement gets another.
  owner.on("error", () => {});
  owner.on("connect", (client) => client.on("error", () => {}));
  return {
    ownerUrl,
    pools,
    ownerQuery: (text) => owner.query(text),
    async drop() {
      await Promise.all([pools.close(), owner.end()]);
      const client = new pg.Client({ connectionString: serverUrl });
      await client.connect();
      await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`);
      await client.end();
    },
  };
}
