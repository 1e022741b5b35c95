import { spawnSync } from "node:child_process";
import { chownSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { causeIn } from "./log.ts";
import type { RunAs } from "./run-as.ts";

/** Made beside its place and moved there when it is whole: what is half made is never taken for a database. */
export function initialise(folder: string, native: string, password: string, runAs: RunAs | null) {
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
