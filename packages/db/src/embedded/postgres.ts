// A PostgreSQL of our own in a folder: made, started, taken over after a crash, stopped.
// Used by a plain `npm start` and by the tests; a DATABASE_URL switches it off.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join, resolve } from "node:path";
import pg from "pg";
import { ownOpenPlace, readableBinaries } from "./binaries.ts";
import { initialise } from "./initialise.ts";
import { launch, type Server } from "./launch.ts";
import { giveUpOwnership, refuseSecondOwner, takeOwnership } from "./owner.ts";
import { isAlive, isProgram } from "./processes.ts";
import { canBeEnteredBy, type RunAs, whoRunsPostgres } from "./run-as.ts";
import { type Watcher, watch } from "./watch.ts";

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
  /** A port that is known to be free; the system chooses one otherwise. */
  port?: number | undefined;
  /** Called when a server ended by itself; without it such a server is not started again. */
  watcher?: Watcher;
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
  const serverAt = (port: number): Server => ({ folder, native, port, isDurable: options.durable ?? true, runAs });
  // A server that was just being stopped no longer answers: it is started again.
  if (left && (await answers(left.port, options.password, left.pid)))
    return handle(serverAt(left.port), left.pid, options);
  if (!existsSync(join(folder, "PG_VERSION"))) initialise(folder, native, options.password, runAs);
  const server = serverAt(options.port ?? (await freePort()));
  const { pid, whyNot } = launch(server);
  if (await answers(server.port, options.password, pid)) return handle(server, pid, options);
  throw new Error(whyNot());
}

function reachableFolder(folder: string, runAs: RunAs | null): string {
  mkdirSync(folder, { recursive: true });
  const pointer = join(folder, "WHERE.txt");
  if (!runAs || (canBeEnteredBy(runAs, dirname(folder)) && !existsSync(pointer))) return folder;
  const open = join(ownOpenPlace(), createHash("sha256").update(folder).digest("hex").slice(0, 16));
  mkdirSync(open, { recursive: true });
  writeFileSync(pointer, `PostgreSQL cannot reach this folder. The database lies in ${open}\n`);
  return open;
}

/** pid and port of a server that still runs in the folder, read from its own lock file. */
function runningServer(folder: string) {
  const lockFile = join(folder, "postmaster.pid");
  if (!existsSync(lockFile)) return null;
  const [pid, , , port] = readFileSync(lockFile, "utf8").split("\n").map(Number);
  return pid && port && isAlive(pid) && isProgram(pid, folder) ? { pid, port } : null;
}

function handle(server: Server, first: number, { password, watcher }: Options): EmbeddedPostgres {
  const { folder, port } = server;
  let pid = first;
  const startOver = async () => {
    const launched = launch(server);
    pid = launched.pid;
    if (!(await answers(port, password, pid))) throw new Error(launched.whyNot());
  };
  const bringBack = async (isWanted: () => boolean) => {
    // What the try before this one started may just not have answered yet.
    const running = runningServer(folder);
    if (running) pid = running.pid;
    if (running && (await answers(port, password, pid))) return pid;
    if (isWanted()) await startOver();
    return pid;
  };
  const watching = watcher && watch(first, bringBack, watcher);
  return {
    url: ownerUrl(port, password),
    port,
    get pid() {
      return pid;
    },
    async stop() {
      const watchEnded = watching?.end();
      if (isAlive(pid)) process.kill(pid, "SIGINT");
      for (let waited = 0; isAlive(pid) && waited < 10_000; waited += 20) await wait(20);
      if (isAlive(pid)) process.kill(pid, "SIGQUIT");
      for (let waited = 0; isAlive(pid) && waited < 2_000; waited += 20) await wait(20);
      await watchEnded;
      giveUpOwnership(folder);
    },
  };
}

const ownerUrl = (port: number, password: string): string =>
  `postgres://selvedge:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`;

/** Waits until the server answers; false when it ends instead. Throws when it refuses the password. */
async function answers(port: number, password: string, pid: number): Promise<boolean> {
  for (let waited = 0; waited < 60_000 && isAlive(pid); waited += 30) {
    const client = new pg.Client({ connectionString: ownerUrl(port, password), connectionTimeoutMillis: 2000 });
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
