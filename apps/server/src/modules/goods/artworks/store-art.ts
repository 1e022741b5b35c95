// A picture on its way to become an artwork, whoever sends it: decoded, converted, and put into the store.
import { join } from "node:path";
import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { ingestArtworkFile } from "@selvedge/print/process/rendering";
import type { Platform } from "../../../platform.ts";
import { insertFile, type StoredFile, storeBytes } from "../../plumbing/files/index.ts";
import { type NewArtwork, type PutArtwork, putArtwork } from "./write-queries.ts";

export interface StoredArt {
  ok: true;
  artwork: Omit<NewArtwork, "createdBy">;
  files: StoredFile[];
}

/**
 * Receives a picture and puts its files into the store; gives the sentence against one that is not taken, of which nothing
 * is left. `receive` writes it to a path and gives its name. The picture itself, up to 50 MB, stays on the disk all along: in
 * the memory of the server it would leave gaps that are not given back.
 */
export const storeArt = (
  { files: store }: Platform,
  divisionId: DivisionId,
  receive: (path: string) => Promise<string>,
): Promise<StoredArt | { ok: false; message: string }> =>
  store.withScratchFolder(async (folder) => {
    const [uploaded, normalised] = [join(folder, "uploaded"), join(folder, "normalised")];
    const declaredName = await receive(uploaded);
    const taken = await ingestArtworkFile(uploaded, normalised, declaredName);
    if (!taken.ok) return { ok: false, message: taken.message };
    const { asset, name, previews } = taken;
    const previewSha256 = await storeBytes(store, divisionId, previews.large);
    const thumbSha256 = await storeBytes(store, divisionId, previews.thumb);
    await store.putFile(divisionId, asset.sha256, normalised);
    return {
      ok: true,
      artwork: { ...asset, name, previewSha256, thumbSha256 },
      files: [
        { sha256: asset.sha256, mime: asset.mime, sizeBytes: asset.bytes, isPublic: false },
        { sha256: previewSha256, mime: "image/webp", sizeBytes: previews.large.length, isPublic: true },
        { sha256: thumbSha256, mime: "image/webp", sizeBytes: previews.thumb.length, isPublic: true },
      ],
    };
  });

/** Writes stored art into the shop's list. `createdBy` is null for a shopper's. */
export async function putStoredArt(
  db: Bound,
  divisionId: DivisionId,
  { artwork, files }: StoredArt,
  createdBy: number | null,
): Promise<PutArtwork> {
  for (const file of files) await insertFile(db, divisionId, file);
  return putArtwork(db, divisionId, { ...artwork, createdBy });
}
