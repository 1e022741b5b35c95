import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";

/**
 * Writes a file that appears whole or not at all, in place of one of that name, and is safe on return. `partIn` is the
 * folder, on the same disk, in which it grows; with `ending` its unfinished name ends so.
 */
export async function writeWhole(path: string, bytes: Uint8Array, partIn: string, ending: string): Promise<void> {
  await Promise.all([mkdir(dirname(path), { recursive: true }), mkdir(partIn, { recursive: true })]);
  const part = join(partIn, `${randomUUID()}${ending}`);
  try {
    const file = await open(part, "wx");
    await file
      .writeFile(bytes)
      .then(() => file.sync())
      .finally(() => file.close());
    await rename(part, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** The new name is on the disk only once its folder is. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  await folder.sync().finally(() => folder.close());
}

/** Removes unfinished files of a folder that nobody has touched for so long. Gives how many; none where there is no such folder. */
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
    await rm(path, { force: true });
    removed++;
  }
  return removed;
}
