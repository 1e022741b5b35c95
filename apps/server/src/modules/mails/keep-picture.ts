import type { Bound } from "@selvedge/db/bound";
import { storedFilePath } from "@selvedge/domain/files/stored-file";
import type { Platform } from "../../platform.ts";
import { insertFile, storeBytes } from "../files/index.ts";

interface Place {
  db: Bound;
  divisionId: number;
  /** The shop's own address. */
  origin: string;
}

/** Keeps a picture of a mail and gives its address on the shop's own host. A mail is read for years, so it never goes. */
export async function keepPicture(
  { files }: Pick<Platform, "files">,
  { db, divisionId, origin }: Place,
  bytes: Buffer,
  mime: "image/png" | "image/jpeg",
): Promise<string> {
  const sha256 = await storeBytes(files, divisionId, bytes);
  await insertFile(db, divisionId, { sha256, mime, sizeBytes: bytes.length });
  return origin + storedFilePath(divisionId, sha256, mime);
}
