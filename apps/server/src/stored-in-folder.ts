import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * 32 random bytes as text that a machine stores in a file of its own: made once, then read again. Processes that start at
 * once all get the same.
 */
export function storedInFolder(file: string): string {
  if (!existsSync(file)) make(file);
  return readFileSync(file, "utf8").trim();
}

/** Written beside its place: on a full disk an empty file would otherwise be the secret for ever. */
function make(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const mine = `${file}.${randomBytes(6).toString("hex")}.new`;
  try {
    writeFileSync(mine, `${randomBytes(32).toString("base64url")}\n`, { mode: 0o600 });
    takePlace(mine, file);
  } finally {
    rmSync(mine, { force: true });
  }
}

/** Only the first link succeeds; later ones are dropped. Some file systems have no links. */
function takePlace(mine: string, file: string): void {
  try {
    linkSync(mine, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return;
    renameSync(mine, file);
  }
}
