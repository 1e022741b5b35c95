import { chmodSync, existsSync, mkdirSync, mkdtempSync, statfsSync } from "node:fs";
import { join, resolve } from "node:path";

/** Where Linux lends memory as a folder. A copy of a database is a thousand files, which a disk makes slowly. */
const memory = "/dev/shm";
/** Less than a run of the tests was seen to write. */
const roomBytes = 4_000_000_000;

/** Makes a folder for everything that one run of the tests writes: in memory where there is room, else below .data. */
export function makeQuickFolder(): string {
  const isRoomy = existsSync(memory) && bytesFree(memory) >= roomBytes;
  const parent = isRoomy ? memory : resolve(".data/test");
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, "selvedge-run-"));
  // Open to the user that root lends the database to.
  chmodSync(folder, 0o755);
  return folder;
}

function bytesFree(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
