// A PostgreSQL of our own in a folder: made, started, taken over after a crash, stopped.
// Used by a plain `npm start` and by the tests; a DATABASE_URL switches it off.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chownSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join, resolve } from "node:path";
import pg from "pg";
import { openPlace, readableBinaries } from "./binaries.ts";
import { giveUpOwnership, refuseSecondOwner, takeOwnership } from "./owner.ts";
import { isAlive, isProgram } from "./processes.ts";
import { canBeReadBy, type RunAs, whoRunsPostgres } from "./run-as.ts";

export interface EmbeddedPostgres {
  /** Connection address of the owner, to the database "postgres". */
  url: string;
  port: number;
  /** Fast shutdown; resolves when the process is gone. */
  stop(): Promise<void>;
}

interface Options {
  /** Folder of the database; made when missing. */
  folder: string;
  /** Password of the owner. */
  password: string;
  /** Tests trade safety after a power cut for speed; a shop never does. */
  durable?: boolean;
  /** A port that is known to be free; one is asked of the system otherwise. */
  port?: number | undefined;
}

/**
 * Starts the database in `folder`, making it first when it is new. A server that a killed process left
 * running in the same folder is taken over. Throws one plain sentence when the folder is broken.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const runAs = whoRunsPostgres();
  const folder = reachableFolder(resolve(options.folder), runAs);
  const native = readableBinaries(runAs);
  const left = runningServer(folder);
  refuseSecondOwner(folder);
  takeOwnership(folder);
  if (left) return handle(folder, left.pid, left.port, options.password);
  if (!existsSync(join(folder, "PG_VERSION"))) initialise(folder, native, options.password, runAs);
  const port = options.port ?? (await freePort());
  const pid = launch(folder, native, port, options.durable ?? true, runAs);
  const server = handle(folder, pid, port, options.password);
  await answering(server, folder, pid);
  return server;
}

function reachableFolder(folder: string, runAs: RunAs | null): string {
  mkdirSync(folder, { recursive: true });
  if (!runAs || canBeReadBy(runAs, dirname(folder))) return folder;
  const open = join(openPlace(), createHash("sha256").update(folder).digest("hex").slice(0, 16));
  mkdirSync(open, { recursive: true });
  writeFileSync(join(folder, "WHERE.txt"), `PostgreSQL cannot reach this folder. The database lies in ${open}\n`);
  return open;
}

function initialise(folder: string, native: string, password: string, runAs: RunAs | null) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const passwordFile = `${folder}.password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (runAs) for (const path of [folder, passwordFile]) chownSync(path, runAs.uid, runAs.gid);
  const made = spawnSync(
    join(native, "bin", "initdb"),
    [
      "-D",
      folder,
      "-U",
      "selvedge",
      "-A",
      "scram-sha-256",
      `--pwfile=${passwordFile}`,
      "-E",
      "UTF8",
      "--locale=C",
      "--no-sync",
    ],
    { ...runAs, cwd: "/", encoding: "utf8" },
  );
  rmSync(passwordFile, { force: true });
  if (made.status === 0) return;
  rmSync(folder, { recursive: true, force: true });
  throw new Error(`The database folder could not be made in ${folder}: ${lastLine(made.stderr || String(made.error))}`);
}

function launch(folder: string, native: string, port: number, durable: boolean, runAs: RunAs | null): number {
  const log = openSync(join(folder, "..", "postgres.log"), "w");
  const settings = {
    port,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: 120,
    shared_buffers: "128MB",
    jit: "off",
    ...(durable ? {} : { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  // Its own session: Ctrl-C reaches the server first, which stops the database after its last query.
  const child = spawn(join(native, "bin", "postgres"), ["-D", folder, ...flags], {
    ...runAs,
    cwd: "/",
    detached: true,
    stdio: ["ignore", log, log],
    env: { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" },
  });
  child.unref();
  if (!child.pid) throw new Error("PostgreSQL could not be started.");
  return child.pid;
}

/** pid and port of a server that still runs in the folder, read from its own lock file. */
function runningServer(folder: string) {
  const lockFile = join(folder, "postmaster.pid");
  if (!existsSync(lockFile)) return null;
  const [pid, , , port] = readFileSync(lockFile, "utf8").split("\n").map(Number);
  return pid && port && isAlive(pid) && isProgram(pid, "postgres") ? { pid, port } : null;
}

function handle(folder: string, pid: number, port: number, password: string): EmbeddedPostgres {
  const url = `postgres://selvedge:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`;
  return {
    url,
    port,
    async stop() {
      if (isAlive(pid)) process.kill(pid, "SIGINT");
      for (let waited = 0; isAlive(pid) && waited < 10_000; waited += 20) await wait(20);
      if (isAlive(pid)) process.kill(pid, "SIGQUIT");
      giveUpOwnership(folder);
    },
  };
}

async function answering(server: EmbeddedPostgres, folder: string, pid: number) {
  for (let waited = 0; waited < 60_000; waited += 30) {
    if (!isAlive(pid)) break;
    const client = new pg.Client({ connectionString: server.url, connectionTimeoutMillis: 2000 });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await client.end().catch(() => {});
      await wait(30);
    }
  }
  const log = readFileSync(join(folder, "..", "postgres.log"), "utf8");
  const cause = log.split("\n").find((line) => /FATAL|PANIC/.test(line)) ?? lastLine(log);
  throw new Error(
    `The database in ${folder} does not start: ${cause}. Move that folder away to begin with an empty one, or restore it from a backup.`,
  );
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer().once("error", fail);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => done(port));
    });
  });
}

const wait = (delayMs: number) => new Promise((done) => setTimeout(done, delayMs));
const lastLine = (text: string) => text.trim().split("\n").at(-1) ?? "";
