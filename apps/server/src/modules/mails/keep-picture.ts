import type { Bound } from "@selvedge/db/bound";
import { storedFilePath } from "@selvedge/domain/files/stored-file";
import type { FileStore } from "../../adapters/file-store/file-store.ts";
import { insertFile, storeBytes } from "../files/index.ts";

/** Keeps a picture of a mail and gives its address on the shop's own host. A mail is read for years, so it never goes. */
export type KeepPicture = (bytes: Buffer, mime: "image/png" | "image/jpeg") => Promise<string>;

/** Stores the pictures of one mail of the shop at `origin`; `name` writes their rows, in the mail's transaction. */
export function mailPictures(files: FileStore, divisionId: number, origin: string) {
  const kept: Parameters<typeof insertFile>[2][] = [];
  const keep: KeepPicture = async (bytes, mime) => {
    const sha256 = await storeBytes(files, divisionId, bytes);
    kept.push({ sha256, mime, sizeBytes: bytes.length, isPublic: true });
    return origin + storedFilePath(divisionId, sha256, mime);
  };
  const name = async (db: Bound) => {
    // In one order for all, so that two mails with the same pictures never wait for one another.
    for (const file of kept.toSorted((one, other) => (one.sha256 < other.sha256 ? -1 : 1)))
      await insertFile(db, divisionId, file);
  };
  return { keep, name };
}
