// A PostgreSQL of our own in a folder: made, started, taken over after a crash, stopped.
// Used by a plain `npm start` and by the tests; a DATABASE_URL switches it off.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { dirname, join, resolve } from "node:path";
import pg from "pg";
import { ownOpenPlace, readableBinaries } from "./binaries.ts";
import { giveUpOwnership, refuseSecondOwner, takeOwnership } from "./owner.ts";
import { isAlive, isProgram } from "./processes.ts";
import { canBeReadBy, type RunAs, whoRunsPostgres } from "./run-as.ts";

export interface EmbeddedPostgres {
  /** Connection address of the owner, to the database "postgres". */
  url: string;
  port: number;
  pid: number;
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
  if (left) {
    const server = handle(folder, left.pid, left.port, options.password);
    // One that was just being stopped does not answer any more: it is started anew.
    if (await answers(server, left.pid)) return server;
  }
  if (!existsSync(join(folder, "PG_VERSION"))) initialise(folder, native, options.password, runAs);
  const port = options.port ?? (await freePort());
  const pid = launch(folder, native, port, options.durable ?? true, runAs);
  const server = handle(folder, pid, port, options.password);
  if (await answers(server, pid)) return server;
  throw new Error(whyNot(folder));
}

function reachableFolder(folder: string, runAs: RunAs | null): string {
  mkdirSync(folder, { recursive: true });
  if (!runAs || canBeReadBy(runAs, dirname(folder))) return folder;
  const open = join(ownOpenPlace(), createHash("sha256").update(folder).digest("hex").slice(0, 16));
  mkdirSync(open, { recursive: true });
  writeFileSync(join(folder, "WHERE.txt"), `PostgreSQL cannot reach this folder. The database lies in ${open}\n`);
  return open;
}

/** Made beside its place and moved there when it is whole: what is half made is never taken for a database. */
function initialise(folder: string, native: string, password: string, runAs: RunAs | null) {
  if (readdirSync(folder).length > 0)
    throw new Error(
      `${folder} holds files but no database. Move them away to begin with an empty one, or restore it from a backup.`,
    );
  const fresh = `${folder}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true, mode: 0o700 });
  const passwordFile = `${folder}.password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (runAs) for (const path of [fresh, passwordFile]) chownSync(path, runAs.uid, runAs.gid);
  const made = spawnSync(
    join(native, "bin", "initdb"),
    [
      "-D",
      fresh,
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
  if (made.status === 0) return renameSync(fresh, folder);
  rmSync(fresh, { recursive: true, force: true });
  throw new Error(`The database folder could not be made in ${folder}: ${causeIn(made.stderr || String(made.error))}.`);
}

function launch(folder: string, native: string, port: number, durable: boolean, runAs: RunAs | null): number {
  const log = openSync(logOf(folder), "w");
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
  // Told below by a missing number; unheard, it would end the process.
  child.on("error", () => {});
  child.unref();
  closeSync(log);
  if (!child.pid) throw new Error("PostgreSQL could not be started.");
  return child.pid;
}

/** pid and port of a server that still runs in the folder, read from its own lock file. */
function runningServer(folder: string) {
  const lockFile = join(folder, "postmaster.pid");
  if (!existsSync(lockFile)) return null;
  const [pid, , , port] = readFileSync(lockFile, "utf8").split("\n").map(Number);
  return pid && port && isAlive(pid) && isProgram(pid, folder) ? { pid, port } : null;
}

function handle(folder: string, pid: number, port: number, password: string): EmbeddedPostgres {
  const url = `postgres://selvedge:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`;
  return {
    url,
    port,
    pid,
    async stop() {
      if (isAlive(pid)) process.kill(pid, "SIGINT");
      for (let waited = 0; isAlive(pid) && waited < 10_000; waited += 20) await wait(20);
      if (isAlive(pid)) process.kill(pid, "SIGQUIT");
      for (let waited = 0; isAlive(pid) && waited < 2_000; waited += 20) await wait(20);
      giveUpOwnership(folder);
    },
  };
}

/** Waits until the server answers; false when it ends instead. Throws when it refuses the password. */
async function answers(server: EmbeddedPostgres, pid: number): Promise<boolean> {
  for (let waited = 0; waited < 60_000 && isAlive(pid); waited += 30) {
    const client = new pg.Client({ connectionString: server.url, connectionTimeoutMillis: 2000 });
    try {
      await client.connect();
      await client.end();
      return true;
    } catch (error) {
      await client.end().catch(() => {});
      if ((error as { code?: string }).code === "28P01") throw error;
      await wait(30);
    }
  }
  return false;
}

const logOf = (folder: string) => `${folder}.log`;

function whyNot(folder: string): string {
  const cause = causeIn(readFileSync(logOf(folder), "utf8"));
  return /No space left/.test(cause)
    ? cause
    : `The database in ${folder} does not start: ${cause}. Move that folder away to begin with an empty one, or restore it from a backup.`;
}

/** The line of PostgreSQL's own words that says what went wrong. */
function causeIn(said: string): string {
  const lines = said.trim().split("\n");
  const line = lines.find((each) => /FATAL|PANIC|error:/.test(each)) ?? lines.at(-1) ?? "";
  return line.replace(/^.*?(FATAL|PANIC|error): */, "").replace(/\.$/, "");
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
