// The process as its owner sees it: started in a folder of its own, stopped, started where it cannot run.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { type NetworkInterfaceInfo, networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, describe, expect, test } from "vitest";

const main = new URL("../main.ts", import.meta.url).pathname;
const homes: string[] = [];
afterAll(() => {
  for (const home of homes) rmSync(home, { recursive: true, force: true });
});

function newHome(): string {
  const home = mkdtempSync(join(tmpdir(), "selvedge-start-"));
  chmodSync(home, 0o755);
  homes.push(home);
  return home;
}

let started: Promise<string> | undefined;

/** A folder in which a process has run before: a copy of one, as making the database is most of a first start. */
async function usedHome(): Promise<string> {
  started ??= (async () => {
    const home = newHome();
    const { child, port, ended } = launch(home);
    await port;
    child.kill("SIGTERM");
    await ended;
    return home;
  })();
  const home = newHome();
  // As the system copies: files of the database keep their owner.
  execFileSync("cp", ["-a", `${await started}/.`, home]);
  return home;
}

interface Ended {
  code: number | null;
  output: string;
}

const { PATH, NODE_COMPILE_CACHE } = process.env;
const ours = { PATH, NODE_COMPILE_CACHE };

function launch(home: string, env: Record<string, string> = {}) {
  const child: ChildProcess = spawn(process.execPath, [main], {
    env: { ...ours, DATA_DIR: home, DEMO_WORLD: "off", PORT: "0", LOG_LEVEL: "silent", ...env },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let output = "";
  child.stdout!.on("data", (text) => {
    output += text;
  });
  child.stderr!.on("data", (text) => {
    output += text;
  });
  const port = new Promise<number>((known) =>
    child.once("message", (message) => known((message as { port: number }).port)),
  );
  const ended = new Promise<Ended>((done) => child.once("exit", (code) => done({ code, output })));
  return { child, port, ended };
}

/** Whether a database server still runs in a folder. */
function hasServer(home: string): boolean {
  const file = join(home, "postgres", "postmaster.pid");
  if (!existsSync(file)) return false;
  try {
    process.kill(Number(readFileSync(file, "utf8").split("\n")[0]), 0);
    return true;
  } catch {
    return false;
  }
}

/** Every address of this machine. */
const addresses = () => Object.values(networkInterfaces()).flatMap((each) => each ?? []);

async function answersAt({ address, family, internal, scopeid }: NetworkInterfaceInfo, port: number) {
  const host = family === "IPv6" ? `[${address}]` : address;
  // An address of one link alone needs the link's name, which an address bar does not know.
  const answers = scopeid
    ? internal
    : await fetch(`http://${host}:${port}/healthz`).then(
        () => true,
        () => false,
      );
  return { address, isLoopback: internal, answers };
}

const oneSentence = ({ output }: Ended) => output.trim().split("\n");

describe("a process that is stopped", () => {
  test("ends with 0 and leaves no database running, whatever hangs on it", async () => {
    const home = newHome();
    const { child, port, ended } = launch(home);
    const at = `http://localhost:${await port}`;
    expect((await fetch(`${at}/healthz`)).status).toBe(200);
    expect(hasServer(home)).toBe(true);
    expect(statSync(home).mode & 0o7).toBe(0);
    const reached = await Promise.all(addresses().map((host) => answersAt(host, Number(new URL(at).port))));
    expect(reached.filter((each) => each.answers !== each.isLoopback)).toEqual([]);
    child.kill("SIGTERM");
    expect(await ended).toMatchObject({ code: 0 });
    expect(hasServer(home)).toBe(false);
  });

  test("in the middle of its start, it ends as well and leaves nothing behind", async () => {
    const home = newHome();
    const { child, ended } = launch(home);
    while (!existsSync(join(home, "postgres", "postmaster.pid"))) await new Promise((go) => setTimeout(go, 10));
    child.kill("SIGTERM");
    expect(await ended).toEqual({ code: 0, output: "" });
    expect(hasServer(home)).toBe(false);
  });
});

/** The roles that processes of ours are connected as. */
async function connectedRoles(home: string): Promise<string[]> {
  const [, , , port] = readFileSync(join(home, "postgres", "postmaster.pid"), "utf8").split("\n");
  const password = readFileSync(join(home, "secret"), "utf8").trim();
  const owner = new pg.Client({
    host: "127.0.0.1",
    port: Number(port),
    user: "selvedge",
    password,
    database: "postgres",
  });
  await owner.connect();
  const { rows } = await owner.query(
    "select distinct usename from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() order by 1",
  );
  await owner.end();
  return rows.map(({ usename }) => usename);
}

test("a web process keeps no connection of the database's owner", async () => {
  const home = await usedHome();
  const { child, port, ended } = launch(home, { SELVEDGE_ROLE: "web" });
  expect((await fetch(`http://localhost:${await port}/readyz`)).status).toBe(200);
  await expect.poll(() => connectedRoles(home)).not.toContain("selvedge");
  expect(await connectedRoles(home)).toContain("selvedge_web");
  child.kill("SIGTERM");
  expect((await ended).code).toBe(0);
});

test("a database that is killed under a running process comes back, and the process works on", async () => {
  const home = await usedHome();
  const { child, port, ended } = launch(home);
  const ready = async () => (await fetch(`http://localhost:${await port}/readyz`)).status;
  expect(await ready()).toBe(200);
  process.kill(Number(readFileSync(join(home, "postgres", "postmaster.pid"), "utf8").split("\n")[0]), "SIGKILL");
  await expect.poll(ready).toBe(503);
  await expect.poll(ready).toBe(200);
  child.kill("SIGTERM");
  const { code, output } = await ended;
  expect([code, output]).toEqual([0, expect.stringContaining("The database ended by itself and was started again.")]);
  expect(hasServer(home)).toBe(false);
});

describe("a process that cannot start", () => {
  test("says in one sentence that its port is taken, and leaves no database running", async () => {
    const home = await usedHome();
    const taken = createServer();
    await new Promise<void>((done) => taken.listen(0, "0.0.0.0", done));
    const { port } = taken.address() as { port: number };
    const ended = await launch(home, { PORT: String(port) }).ended;
    taken.close();
    expect(ended.code).toBe(1);
    expect(oneSentence(ended)).toEqual([
      `Port ${port} is in use by another program. Stop that one, or start with another port: PORT=4100 npm start`,
    ]);
    expect(hasServer(home)).toBe(false);
  });

  test("takes nothing away from one that runs in the same folder", async () => {
    const home = await usedHome();
    const first = launch(home);
    const at = `http://localhost:${await first.port}`;
    const second = await launch(home).ended;
    expect(second.code).toBe(1);
    expect(oneSentence(second)).toHaveLength(1);
    expect((await fetch(`${at}/readyz`)).status).toBe(200);
    first.child.kill("SIGTERM");
    expect((await first.ended).code).toBe(0);
  });

  test.each([
    ["a database folder that is broken", "PG_VERSION", "18\n", /does not start: .*Move that folder away/],
    ["files where the database should be", "novel.txt", "Chapter one", /holds files but no database/],
  ])("says in one sentence what is wrong with %s", async (_, name, content, words) => {
    const home = newHome();
    mkdirSync(join(home, "postgres"), { mode: 0o700 });
    writeFileSync(join(home, "postgres", name), content);
    const ended = await launch(home).ended;
    expect(ended.code).toBe(1);
    expect(oneSentence(ended)).toEqual([expect.stringMatching(words)]);
    expect(hasServer(home)).toBe(false);
  });

  test("says so of a secret that was cut short", async () => {
    const home = newHome();
    writeFileSync(join(home, "secret"), "");
    const ended = await launch(home).ended;
    expect([ended.code, ...oneSentence(ended)]).toEqual([
      1,
      `The secret in ${home}/secret must be at least 32 characters long.`,
    ]);
  });
});
