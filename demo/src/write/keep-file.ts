import { createHash } from "node:crypto";
import type { Writing } from "./world.ts";

/** Stores bytes and writes their row. Gives their hash, which is also their name. */
export async function keepFile({ db, divisionId, files }: Writing, bytes: Buffer, mime: string): Promise<string> {
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  await files.put(divisionId, sha256, bytes);
  await db
    .insertInto("files")
    .values({ division_id: divisionId, sha256, mime, size_bytes: bytes.length })
    .onConflict((same) => same.doNothing())
    .execute();
  return sha256;
}
