import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/**
 * Writes a file that appears whole or not at all, in place of one of that name, and is safe on return. `partIn` is the
 * folder, on the same disk, in which it grows; with `ending` its unfinished name ends so.
 */
export async function writeWhole(path: string, bytes: Uint8Array, partIn: string, ending: string): Promise<void> {
  await mkdir(partIn, { recursive: true });
  const part = join(partIn, `${randomUUID()}${ending}`);
  try {
    await writeFile(part, bytes, { flag: "wx" });
    await moveWhole(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Moves a finished file to a place on the same disk, where it replaces one of that name. It is safe on return. */
export async function moveWhole(from: string, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await sync(from);
  await rename(from, path);
  // The new name is on the disk only once its folder is.
  await sync(dirname(path));
}

async function sync(path: string): Promise<void> {
  const opened = await open(path, "r");
  await opened.sync().finally(() => opened.close());
}

/** Removes unfinished files and folders of a folder that nothing has touched for so long. Gives how many; none where there is no such folder. */
export async function sweepUnfinished(folder: string, ending: string, untouchedMs: number): Promise<number> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  let removed = 0;
  for (const path of names.filter((name) => name.endsWith(ending)).map((name) => join(folder, name))) {
    // Finished, or removed by another process, since it was listed.
    const found = await stat(path).catch(() => null);
    if (!found || Date.now() - found.mtimeMs < untouchedMs) continue;
    await rm(path, { recursive: true, force: true });
    removed++;
  }
  return removed;
}
