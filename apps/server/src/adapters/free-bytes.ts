import { statfs } from "node:fs/promises";
import { dirname } from "node:path";

/** Bytes that this user may still write on the disk of a folder, which may not exist yet. */
export async function freeBytesAt(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    const above = dirname(folder);
    if ((error as NodeJS.ErrnoException).code !== "ENOENT" || above === folder) throw error;
    return freeBytesAt(above);
  }
}
