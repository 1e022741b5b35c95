import { createHash } from "node:crypto";
import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import type { FileStore } from "../../../adapters/file-store/file-store.ts";

/** Stores bytes and returns their hash. Call before the transaction that names them: bytes without a row harm nothing. */
export async function storeBytes(files: FileStore, divisionId: DivisionId, bytes: Uint8Array): Promise<string> {
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  await files.put(divisionId, sha256, bytes);
  return sha256;
}

export interface StoredFile {
  readonly sha256: string;
  readonly mime: string;
  readonly sizeBytes: number;
  /** Whether anybody who knows its name may fetch it. Artworks as uploaded and print files are the shop's own. */
  readonly isPublic: boolean;
}

/** Writes the row of a stored file; the same file twice is one row, and public once it was shown to anybody. */
export async function insertFile(db: Bound, divisionId: DivisionId, { sha256, mime, sizeBytes, isPublic }: StoredFile) {
  const { numInsertedOrUpdatedRows: isNew } = await db
    .insertInto("files")
    .values({ division_id: divisionId, sha256, mime, size_bytes: sizeBytes, is_public: isPublic })
    .onConflict((same) => same.doNothing())
    .executeTakeFirstOrThrow();
  if (isNew || !isPublic) return;
  // A row with this value already is neither locked nor written.
  await db
    .updateTable("files")
    .where("division_id", "=", divisionId)
    .where("sha256", "=", sha256)
    .where("is_public", "=", false)
    .set({ is_public: true })
    .execute();
}

/** The file, if anybody who knows its name may fetch it. */
export const findPublicFile = (db: Bound, divisionId: DivisionId, sha256: string) =>
  db
    .selectFrom("files")
    .where("division_id", "=", divisionId)
    .where("sha256", "=", sha256)
    .where("is_public", "=", true)
    .select("mime")
    .executeTakeFirst();
