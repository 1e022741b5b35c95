import { createHash } from "node:crypto";
import type { Bound } from "@selvedge/db/bound";
import type { FileStore } from "../../adapters/file-store/file-store.ts";

/** Keeps bytes in the store and gives their hash. Call before the transaction that names them: bytes without a row harm nothing. */
export async function storeBytes(files: FileStore, divisionId: number, bytes: Uint8Array): Promise<string> {
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  await files.put(divisionId, sha256, bytes);
  return sha256;
}

/** Writes the row of a stored file; the same file twice is one row. */
export const insertFile = (db: Bound, divisionId: number, file: { sha256: string; mime: string; sizeBytes: number }) =>
  db
    .insertInto("files")
    .values({ division_id: divisionId, sha256: file.sha256, mime: file.mime, size_bytes: file.sizeBytes })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
