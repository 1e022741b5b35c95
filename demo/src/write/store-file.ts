import { createHash } from "node:crypto";
import type { Writing } from "./world.ts";

/** A picture that is shown to anybody: its bytes and their row. Gives their hash, which is also their name. */
export const storePicture = (writing: Writing, bytes: Buffer) => storeFileOf(writing, bytes, "image/webp", true);

/** A file of the shop's own, which is served only by calls that check the account. Gives its hash. */
export const storeOwn = (writing: Writing, bytes: Buffer) => storeFileOf(writing, bytes, "image/png", false);

async function storeFileOf(
  { db, divisionId, files }: Writing,
  bytes: Buffer,
  mime: string,
  isPublic: boolean,
): Promise<string> {
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  await files.put(divisionId, sha256, bytes);
  await db
    .insertInto("files")
    .values({ division_id: divisionId, sha256, mime, size_bytes: bytes.length, is_public: isPublic })
    .onConflict((same) => same.doNothing())
    .execute();
  return sha256;
}
