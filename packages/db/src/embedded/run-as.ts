import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

export interface RunAs {
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root, so root runs it as the system user "nobody".
 * null where the process is an ordinary user and no change is needed.
 */
export function whoRunsPostgres(): RunAs | null {
  if (process.getuid?.() !== 0) return null;
  const row = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"))
    .find(([name]) => name === "nobody" || name === "daemon");
  if (!row) throw new Error("PostgreSQL may not run as root and this machine has no user 'nobody' to lend it.");
  return { uid: Number(row[2]), gid: Number(row[3]) };
}

/** Whether that user can pass through a folder, which needs no right to list it. */
export const canBeEnteredBy = (runAs: RunAs, folder: string): boolean => may(runAs, "-x", folder);

/** Whether that user can reach and read a file: every folder above it has to be open too. */
export const canBeReadBy = (runAs: RunAs, path: string): boolean => may(runAs, "-r", path);

const may = ({ uid, gid }: RunAs, right: string, path: string): boolean =>
  spawnSync("test", [right, path], { uid, gid, cwd: "/" }).status === 0;
