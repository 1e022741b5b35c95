import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { access, mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { DivisionId } from "@selvedge/domain/ids";
import { DamagedFile, type FileState, type FileStore, MissingFile } from "./file-store.ts";
import { moveWhole, sweepUnfinished, writeWhole } from "./write-whole.ts";

/** Files in a folder of this machine. A file appears whole or not at all, also when the process dies in mid-write. */
export function folderStore(root: string): FileStore {
  const pathOf = (divisionId: DivisionId, sha256: string) => {
    if (!/^[0-9a-f]{64}$/.test(sha256)) throw new MissingFile(`No file is named ${sha256}.`);
    return join(root, String(divisionId), sha256.slice(0, 2), sha256);
  };
  const unfinished = join(root, "unfinished");
  return {
    async put(divisionId, sha256, bytes) {
      const path = pathOf(divisionId, sha256);
      if ((await stateOf(path, sha256)) === "whole") return;
      await writeWhole(path, bytes, unfinished, ".part");
    },
    async putFile(divisionId, sha256, from) {
      const path = pathOf(divisionId, sha256);
      if ((await stateOf(path, sha256)) !== "whole") await moveWhole(from, path);
    },
    async withScratchFolder(work) {
      const folder = join(unfinished, `${randomUUID()}.part`);
      await mkdir(folder, { recursive: true });
      try {
        return await work(folder);
      } finally {
        await rm(folder, { recursive: true, force: true });
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
    has: (divisionId, sha256) =>
      access(pathOf(divisionId, sha256)).then(
        () => true,
        () => false,
      ),
    async check(divisionId, sha256) {
      return stateOf(pathOf(divisionId, sha256), sha256);
    },
    sweep: (untouchedMs) => sweepUnfinished(unfinished, ".part", untouchedMs),
  };
}

async function stateOf(path: string, sha256: string): Promise<FileState> {
  const hash = createHash("sha256");
  try {
    await pipeline(createReadStream(path, { highWaterMark: 1024 * 1024 }), hash);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return "missing";
    throw error;
  }
  return hash.digest("hex") === sha256 ? "whole" : "damaged";
}
