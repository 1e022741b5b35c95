import { join } from "node:path";
import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import { ingestArtworkFile } from "@selvedge/print/process/rendering";
import type { FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import type { Account } from "../../../plugins/access/find-account.ts";
import { requireSpaceForUploads } from "../../../plugins/disk-space.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { byMerchant, writeAudit } from "../../plumbing/audit/index.ts";
import { insertFile, type StoredFile, storeBytes } from "../../plumbing/files/index.ts";
import { receiveFile, refusedFile } from "./receive-file.ts";
import { type NewArtwork, type PutArtwork, putArtwork } from "./write-queries.ts";

/** Stores the one file of a request; returns the artwork's id, and whether it was there already. A refused file leaves neither bytes nor row. */
export async function uploadArtwork(
  platform: Platform,
  request: FastifyRequest,
  divisionId: DivisionId,
  account: Account,
): Promise<PutArtwork> {
  await countTry(platform.pools, limits.uploads, String(account.id));
  await requireSpaceForUploads(platform);
  const { artwork, files } = await storeUpload(platform, request, divisionId);
  return withDivision(platform.pools.web, divisionId, async (db) => {
    for (const file of files) await insertFile(db, divisionId, file);
    const put = await putArtwork(db, divisionId, { ...artwork, createdBy: account.id });
    await writeAudit(db, {
      ...byMerchant({ divisionId, account, requestId: request.id }),
      action: "artwork.uploaded",
      subject: `artwork ${put.id}`,
      detail: { name: artwork.name, sha256: artwork.sha256, wasThere: put.wasThere },
    });
    return put;
  });
}

interface Stored {
  artwork: Omit<NewArtwork, "createdBy">;
  files: StoredFile[];
}

/** Receives the picture and puts its files into the store. The picture itself, up to 50 MB, stays on the disk all along: in the memory of the server it would leave gaps that are not given back. */
const storeUpload = ({ files: store }: Platform, request: FastifyRequest, divisionId: DivisionId): Promise<Stored> =>
  store.withScratchFolder(async (folder) => {
    const [uploaded, normalised] = [join(folder, "uploaded"), join(folder, "normalised")];
    const declaredName = await receiveFile(request, uploaded);
    const taken = await ingestArtworkFile(uploaded, normalised, declaredName);
    if (!taken.ok) throw refusedFile(taken.message);
    const { asset, name, previews } = taken;
    const previewSha256 = await storeBytes(store, divisionId, previews.large);
    const thumbSha256 = await storeBytes(store, divisionId, previews.thumb);
    await store.putFile(divisionId, asset.sha256, normalised);
    return {
      artwork: { ...asset, name, previewSha256, thumbSha256 },
      files: [
        { sha256: asset.sha256, mime: asset.mime, sizeBytes: asset.bytes, isPublic: false },
        { sha256: previewSha256, mime: "image/webp", sizeBytes: previews.large.length, isPublic: true },
        { sha256: thumbSha256, mime: "image/webp", sizeBytes: previews.thumb.length, isPublic: true },
      ],
    };
  });
