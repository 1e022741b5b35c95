// The real server with the demo world in a folder of its own, as a first start makes it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildApps } from "../../../tools/run/builds.mjs";
import { type Child, startChild } from "../children/child.ts";
import { temporaryFolder } from "../children/clean-up.ts";
import { fieldKeys, secret } from "../children/secret.ts";
import { type Connection, openConnection } from "../http/connection.ts";
import { getRequest } from "../http/request.ts";

type Role = "all" | "web";

export interface DemoServer {
  server: Child;
  /** Host header of the demo shop. */
  host: string;
  coldSeconds: number;
  /** Process id of the database's first process. */
  postgresPid(): number;
  /** Address of the database with its owner's password. */
  ownerUrl(): string;
  /** Stops the server and starts it again in the same folder. Gives the seconds of the start. `imports` are modules loaded before it. */
  restart(role: Role, imports?: string[]): Promise<number>;
  /** The server without the worker, whose jobs would be counted as the pages' work. */
  onlyWeb(): Promise<void>;
}

let opened: Promise<DemoServer> | undefined;

/** The server, built when the first benchmark needs it. */
export function demoServer(): Promise<DemoServer> {
  opened ??= open();
  return opened;
}

async function open(): Promise<DemoServer> {
  await buildApps({ quiet: true });
  const folder = temporaryFolder("demo");
  let running: Role = "all";
  const first = await start(folder, running);
  const postmaster = () => readFileSync(join(folder, "data/postgres/postmaster.pid"), "utf8").split("\n");
  const demo: DemoServer = {
    server: first.server,
    host: hostOf(first.server),
    coldSeconds: first.seconds,
    postgresPid: () => Number(postmaster()[0]),
    ownerUrl: () => `postgres://selvedge:${encodeURIComponent(secret)}@127.0.0.1:${postmaster()[3]}/postgres`,
    async restart(role, imports) {
      await demo.server.stop();
      const again = await start(folder, role, imports);
      running = role;
      demo.server = again.server;
      demo.host = hostOf(again.server);
      return again.seconds;
    },
    async onlyWeb() {
      if (running !== "web") await demo.restart("web");
    },
  };
  return demo;
}

const hostOf = ({ port }: Child) => `demo.localhost:${port}`;

/** Starts the server; the clock stops when it says that it is ready and the demo shop's home page is there. */
async function start(folder: string, role: Role, imports: string[] = []): Promise<{ server: Child; seconds: number }> {
  const begin = performance.now();
  const server = await startChild({
    file: "../../../apps/server/src/main.ts",
    log: join(folder, "server.log"),
    imports,
    env: {
      NODE_ENV: "production",
      SELVEDGE_ROLE: role,
      PUBLIC_PROTOCOL: "http",
      DEMO_WORLD: "on",
      CARD_PROCESSOR: "local",
      PORT: "0",
      DATA_DIR: join(folder, "data"),
      SECRET_KEY: secret,
      FIELD_KEYS: fieldKeys,
    },
  });
  const connection = await openConnection(server.port);
  await answers(connection, getRequest("/readyz", { host: "localhost" }));
  await answers(connection, getRequest("/", { host: hostOf(server) }));
  connection.close();
  return { server, seconds: (performance.now() - begin) / 1000 };
}

async function answers(connection: Connection, request: string): Promise<void> {
  const end = performance.now() + 60_000;
  for (;;) {
    const { status, body } = await connection.send(request);
    if (status === 200) return;
    if (performance.now() > end)
      throw new Error(`The server does not get ready: ${status} ${String(body).slice(0, 300)}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}
