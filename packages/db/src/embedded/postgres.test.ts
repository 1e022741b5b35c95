import { spawn } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { startEmbeddedPostgres } from "./postgres.ts";

const home = mkdtempSync(join(tmpdir(), "selvedge-embedded-"));
// Open to the user that root lends the server to; otherwise it would be kept elsewhere.
chmodSync(home, 0o755);
const folder = join(home, "postgres");
const options = { folder, password: "secret", durable: false };
afterAll(() => rmSync(home, { recursive: true, force: true }));

async function ask(url: string, text: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

test("keeps its rows over a stop, and takes over a server that was left running", async () => {
  const first = await startEmbeddedPostgres(options);
  await ask(first.url, "create table kept (n int)");
  await ask(first.url, "insert into kept values (1)");
  await first.stop();

  const second = await startEmbeddedPostgres(options);
  expect(await ask(second.url, "select n from kept")).toEqual([{ n: 1 }]);

  // As after a kill -9 of the server process: nobody told PostgreSQL.
  const third = await startEmbeddedPostgres(options);
  expect(third.port).toBe(second.port);
  await third.stop();
  await expect(ask(second.url, "select 1")).rejects.toThrow(/ECONNREFUSED/);
});

test("a folder that is no database any more is said in one plain sentence", async () => {
  const broken = join(home, "broken");
  mkdirSync(broken, { recursive: true, mode: 0o700 });
  writeFileSync(join(broken, "PG_VERSION"), "18\n");
  await expect(startEmbeddedPostgres({ ...options, folder: broken })).rejects.toThrow(
    /The database in .*broken does not start: .*Move that folder away/,
  );
});

test("a folder that another living process of ours holds is left to it", async () => {
  const held = join(home, "held");
  const other = spawn(process.execPath, ["-e", "setTimeout(() => {}, 60000)"]);
  writeFileSync(`${held}.owner`, String(other.pid));
  await expect(startEmbeddedPostgres({ ...options, folder: held })).rejects.toThrow(/already runs from this folder/);
  other.kill("SIGKILL");
  await new Promise((done) => other.once("exit", done));
  const taken = await startEmbeddedPostgres({ ...options, folder: held });
  await taken.stop();
});
