import { spawn } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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

test("a folder with files that are no database is left as it is", async () => {
  const foreign = join(home, "foreign");
  mkdirSync(foreign);
  writeFileSync(join(foreign, "novel.txt"), "Chapter one");
  await expect(startEmbeddedPostgres({ ...options, folder: foreign })).rejects.toThrow(/holds files but no database/);
  expect(readFileSync(join(foreign, "novel.txt"), "utf8")).toBe("Chapter one");
});

test("a server that is being stopped is waited for and started anew", async () => {
  const restless = { ...options, folder: join(home, "restless") };
  const first = await startEmbeddedPostgres(restless);
  const stopping = first.stop();
  const second = await startEmbeddedPostgres(restless);
  await stopping;
  expect(await ask(second.url, "select 1 as one")).toEqual([{ one: 1 }]);
  await second.stop();
});

test("another password than the database's is told at once", async () => {
  const first = await startEmbeddedPostgres(options);
  await expect(startEmbeddedPostgres({ ...options, password: "guess" })).rejects.toMatchObject({ code: "28P01" });
  await first.stop();
});

test("the number of a process that died may be another program's by now", async () => {
  const held = join(home, "reused");
  const other = spawn(process.execPath, ["-e", "setTimeout(() => {}, 60000)"]);
  writeFileSync(`${held}.owner`, `${other.pid} 1`);
  const taken = await startEmbeddedPostgres({ ...options, folder: held });
  await taken.stop();
  other.kill("SIGKILL");
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
