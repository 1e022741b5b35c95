// Photos of faulty garments: rendered anew before they are stored, so that nothing but the picture stays, and shown to
// the shop's people and staff alone.
import { createHmac, timingSafeEqual } from "node:crypto";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import { ingestArtworkFile } from "@selvedge/print/process/rendering";
import type { Config } from "../../../config.ts";
import type { Platform } from "../../../platform.ts";
import { requireSpaceForUploads } from "../../../plugins/disk-space.ts";
import { insertFile, storeBytes } from "../../plumbing/files/index.ts";

/** Bytes of one photo at most: what a phone takes. */
export const photoLimitBytes = 15 * 1024 * 1024;

/** Stores a photo; gives what names it in the form, or the sentence against it. */
export async function storePhoto(
  platform: Platform,
  divisionId: DivisionId,
  { file, filename }: { file: Readable; filename: string },
): Promise<{ ok: true; name: string } | { ok: false; message: string }> {
  await requireSpaceForUploads(platform);
  const { files, pools } = platform;
  return files.withScratchFolder(async (folder) => {
    const uploaded = join(folder, "uploaded");
    await pipeline(file, createWriteStream(uploaded));
    if ("truncated" in file && file.truncated) return { ok: false, message: "A photo may have up to 15 MB." };
    const taken = await ingestArtworkFile(uploaded, join(folder, "normalised"), filename);
    if (!taken.ok) return { ok: false, message: taken.message };
    const bytes = taken.previews.large;
    const sha256 = await storeBytes(files, divisionId, bytes);
    await withDivision(pools.web, divisionId, (db) =>
      insertFile(db, divisionId, { sha256, mime: "image/webp", sizeBytes: bytes.length, isPublic: false }),
    );
    return { ok: true, name: nameOf(platform.config, divisionId, sha256) };
  });
}

const signatureOf = ({ secret }: Config, divisionId: DivisionId, sha256: string): Buffer =>
  createHmac("sha256", secret).update(`return photo ${divisionId} ${sha256}`).digest().subarray(0, 16);

const nameOf = (config: Config, divisionId: DivisionId, sha256: string): string =>
  `${sha256}.${signatureOf(config, divisionId, sha256).toString("base64url")}`;

/** The hash of a photo that this shop's form has stored; null for a name that somebody made up. */
export function photoOf(config: Config, divisionId: DivisionId, name: string): string | null {
  const [sha256 = "", signature = ""] = name.split(".");
  const [given, right] = [Buffer.from(signature, "base64url"), signatureOf(config, divisionId, sha256)];
  return given.length === right.length && timingSafeEqual(given, right) ? sha256 : null;
}
