import { spawn } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, describe, expect, test } from "vitest";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./postgres.ts";
import { watch } from "./watch.ts";

const home = mkdtempSync(join(tmpdir(), "selvedge-embedded-"));
// Open to the user that root lends the server to; otherwise it would be stored elsewhere.
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

  // As after a kill -9 of the server process: PostgreSQL got no signal.
  const third = await startEmbeddedPostgres(options);
  expect(third.port).toBe(second.port);
  await third.stop();
  await expect(ask(second.url, "select 1")).rejects.toThrow(/ECONNREFUSED/);
});

describe("a server that is killed", () => {
  /** Kills the server's main process and waits until it is back. */
  async function killAndWait(server: EmbeddedPostgres, back: () => number) {
    const before = server.pid;
    process.kill(before, "SIGKILL");
    await expect.poll(back).toBe(1);
    expect(server.pid).not.toBe(before);
  }

  test.each([["that we started"], ["that was left by an earlier start"]])(
    "%s comes back at the same address with its rows",
    async (whose) => {
      const killed = { ...options, durable: true, folder: join(home, "killed") };
      if (whose !== "that we started") await startEmbeddedPostgres(killed);
      const events: string[] = [];
      const watcher = { back: () => events.push("back"), lost: () => events.push("lost") };
      const server = await startEmbeddedPostgres({ ...killed, watcher });
      await ask(server.url, "create table if not exists kept as select 1 as n");
      const client = new pg.Client({ connectionString: server.url });
      client.on("error", () => {});
      await client.connect();
      await killAndWait(server, () => events.length);
      expect(await ask(server.url, "select n from kept")).toEqual([{ n: 1 }]);
      await server.stop();
      await expect(ask(server.url, "select 1")).rejects.toThrow(/ECONNREFUSED/);
      expect(events).toEqual(["back"]);
    },
  );

  test("again and again is given up with one sentence", async () => {
    const dead = spawn(process.execPath, ["-e", ""]);
    await new Promise((done) => dead.once("exit", done));
    let tries = 0;
    const broken = async () => {
      tries++;
      throw new Error("The disk is gone.");
    };
    const lost = await new Promise<Error>((done) => watch(dead.pid!, broken, { back() {}, lost: done }, [0, 1, 1]));
    expect([tries, lost.message]).toEqual([
      3,
      "The database ended and could not be started again in 3 tries. The disk is gone.",
    ]);
  });
});

test("only its owner can read its log, which still has the lines before a crash", async () => {
  const logged = { ...options, folder: join(home, "logged") };
  const file = `${logged.folder}.log`;
  writeFileSync(file, "the words of a crash\n", { mode: 0o644 });
  const server = await startEmbeddedPostgres(logged);
  await server.stop();
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, "utf8")).toMatch(/^the words of a crash\n[\s\S]*database system is ready/);
  writeFileSync(file, "x".repeat(6_000_000));
  await (await startEmbeddedPostgres(logged)).stop();
  expect([statSync(file).size < 10_000, statSync(`${file}.1`).size]).toEqual([true, 6_000_000]);
});

test("a folder that is no database any more is reported in one plain sentence", async () => {
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

test("a server that is being stopped is waited for and started again", async () => {
  const restless = { ...options, folder: join(home, "restless") };
  const first = await startEmbeddedPostgres(restless);
  const stopping = first.stop();
  const second = await startEmbeddedPostgres(restless);
  await stopping;
  expect(await ask(second.url, "select 1 as one")).toEqual([{ one: 1 }]);
  await second.stop();
});

test("another password than the database's is reported at once", async () => {
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
