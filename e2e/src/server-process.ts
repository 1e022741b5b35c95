// The real server as a process of its own, so that it can be killed in the middle of anything.
import { type ChildProcess, fork } from "node:child_process";
import { request } from "node:http";
import { testSecret } from "@selvedge/testing/test-database";

export interface ServerProcess {
  port: number;
  /** kill -9: no farewell, no clean-up. Resolves when the process is gone. */
  kill(): Promise<void>;
  /** SIGTERM; gives the exit code. */
  stop(): Promise<number | null>;
}

/** Starts the server on a database and waits until it answers. */
export async function startServerProcess(
  databaseUrl: string,
  dataDir: string,
  env: Record<string, string> = {},
): Promise<ServerProcess> {
  const child = fork("apps/server/src/main.ts", [], {
    env: {
      ...process.env,
      NODE_ENV: "test",
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      SECRET_KEY: testSecret,
      PORT: "0",
      LOG_LEVEL: "error",
      DEMO_WORLD: "off",
      ...env,
    },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    execArgv: [],
  });
  const port = await new Promise<number>((done, fail) => {
    child.once("message", (message: { port: number }) => done(message.port));
    child.once("exit", (code) => fail(new Error(`The server ended with ${code} before it answered.`)));
  });
  child.removeAllListeners("exit");
  const gone = goneOf(child);
  return {
    port,
    async kill() {
      child.kill("SIGKILL");
      await gone;
    },
    async stop() {
      child.kill("SIGTERM");
      return gone;
    },
  };
}

const goneOf = (child: ChildProcess) => new Promise<number | null>((done) => child.once("exit", (code) => done(code)));

export interface HttpAnswer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the tests know what each call answers
  json: any;
  text: string;
}

/** A visitor of one host of a server process: keeps cookies, sends the XSRF header. Rejects when the line breaks. */
export function sessionVisitor(port: () => number, host: string) {
  const jar = new Map<string, string>();
  const send = (
    method: string,
    path: string,
    body?: unknown,
    extra: Record<string, string> = {},
  ): Promise<HttpAnswer> =>
    new Promise((done, fail) => {
      const text = body === undefined ? "" : JSON.stringify(body);
      const headers: Record<string, string> = {
        host,
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
        ...extra,
      };
      if (text)
        Object.assign(headers, {
          "content-type": "application/json",
          "content-length": String(Buffer.byteLength(text)),
        });
      if (jar.has("XSRF-TOKEN")) headers["x-xsrf-token"] = decodeURIComponent(jar.get("XSRF-TOKEN") ?? "");
      const call = request({ host: "127.0.0.1", port: port(), method, path, headers, agent: false }, (response) => {
        for (const line of response.headers["set-cookie"] ?? []) {
          const [pair = ""] = line.split(";");
          jar.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
        }
        let said = "";
        response.setEncoding("utf8").on("data", (chunk) => {
          said += chunk;
        });
        response.on("error", fail).on("aborted", () => fail(new Error("aborted")));
        response.on("end", () =>
          done({ status: response.statusCode ?? 0, json: said.startsWith("{") ? JSON.parse(said) : null, text: said }),
        );
      });
      call.on("error", fail).end(text);
    });
  return {
    get: (path: string, headers?: Record<string, string>) => send("GET", path, undefined, headers),
    patch: (path: string, body: unknown) => send("PATCH", path, body),
    post: (path: string, body: unknown = {}, headers?: Record<string, string>) => send("POST", path, body, headers),
    async arrive() {
      await send("GET", "/omnis/v3/dashboard/secure/get/");
      return this;
    },
  };
}
