import { spawn } from "node:child_process";
import { join } from "node:path";
import { openLog, type ServerLog } from "./log.ts";
import type { RunAs } from "./run-as.ts";

export interface Server {
  folder: string;
  /** Where PostgreSQL's programs lie. */
  native: string;
  port: number;
  /** false: safety after a power cut is traded for speed. */
  isDurable: boolean;
  runAs: RunAs | null;
}

/** Starts PostgreSQL and gives its process, which may end at once: `whyNot` then has the reason. */
export function launch(server: Server): { pid: number } & Pick<ServerLog, "whyNot"> {
  const { folder, native, port, isDurable, runAs } = server;
  const log = openLog(folder);
  const settings = {
    port,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: 120,
    shared_buffers: "128MB",
    jit: "off",
    ...(isDurable ? {} : { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  // Its own session: Ctrl-C reaches the server first, which stops the database after its last query.
  const child = spawn(join(native, "bin", "postgres"), ["-D", folder, ...flags], {
    ...runAs,
    cwd: "/",
    detached: true,
    stdio: ["ignore", log.fd, log.fd],
    env: { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" },
  });
  // Reported below by a missing number; without a listener it would end the process.
  child.on("error", () => {});
  child.unref();
  log.close();
  if (!child.pid) throw new Error("PostgreSQL could not be started.");
  return { pid: child.pid, whyNot: log.whyNot };
}
