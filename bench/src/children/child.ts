import { type ChildProcess, spawn } from "node:child_process";
import { openSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterwards } from "./clean-up.ts";

export interface Child {
  pid: number;
  port: number;
  process: ChildProcess;
  /** Asks it to end and waits until it has. */
  stop(): Promise<void>;
}

interface Program {
  /** Relative to this folder. */
  file: string;
  env: Record<string, string>;
  /** Takes what it prints. */
  log: string;
  /** Modules of this folder that Node loads before the program. */
  imports?: string[];
}

/** Starts a program of ours in a process of its own and waits until it reports its port. */
export async function startChild({ file, env, log, imports = [] }: Program): Promise<Child> {
  const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
  const output = openSync(log, "a");
  const child = spawn(process.execPath, [...imports.flatMap((each) => ["--import", path(each)]), path(file)], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", output, output, "ipc"],
    serialization: "advanced",
  });
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGTERM");
    const impatient = setTimeout(() => child.kill("SIGKILL"), 15_000);
    await ended;
    clearTimeout(impatient);
  };
  afterwards(stop);
  const port = await Promise.race([firstPort(child), ended.then(() => null)]);
  if (port === null) throw new Error(`${file} ended before it listened:\n${readFileSync(log, "utf8").slice(-2000)}`);
  return { pid: child.pid!, port, process: child, stop };
}

const firstPort = (child: ChildProcess): Promise<number> =>
  new Promise((done) => {
    child.on("message", (message) => {
      const { port } = message as { port?: unknown };
      if (typeof port === "number") done(port);
    });
  });
