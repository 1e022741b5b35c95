import { createHash, randomUUID } from "node:crypto";
import { access, mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DamagedFile, type FileStore, MissingFile } from "./file-store.ts";

/** Files in a folder of this machine. A file appears whole or not at all, also when the process dies in mid-write. */
export function folderStore(root: string): FileStore {
  const pathOf = (divisionId: number, sha256: string) => {
    if (!/^[0-9a-f]{64}$/.test(sha256)) throw new MissingFile(`No file is named ${sha256}.`);
    return join(root, String(divisionId), sha256.slice(0, 2), sha256);
  };
  return {
    async put(divisionId, sha256, bytes) {
      const path = pathOf(divisionId, sha256);
      if (await exists(path)) return;
      await mkdir(dirname(path), { recursive: true });
      const part = `${path}.${randomUUID()}.part`;
      try {
        const file = await open(part, "wx");
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(part, path);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    async get(divisionId, sha256) {
      const bytes = await readFile(pathOf(divisionId, sha256)).catch((error: NodeJS.ErrnoException) => {
        throw error.code === "ENOENT" ? new MissingFile(`File ${sha256} is not in the store.`) : error;
      });
      if (createHash("sha256").update(bytes).digest("hex") !== sha256)
        throw new DamagedFile(`File ${sha256} is damaged.`);
      return bytes;
    },
    has: (divisionId, sha256) => exists(pathOf(divisionId, sha256)),
  };
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
