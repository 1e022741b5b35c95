import { withDivision } from "@selvedge/db/with-division";
import { refuse } from "@selvedge/print/ingest/refusal";
import { ingestArtwork } from "@selvedge/print/process/rendering";
import type { FastifyRequest } from "fastify";
import type { Platform } from "../../platform.ts";
import type { Account } from "../../plugins/access.ts";
import { countTry, limits } from "../../plugins/limits.ts";
import { Refusal } from "../../plugins/refusal.ts";
import { requireRoomForUploads } from "../../plugins/room.ts";
import { auditShop } from "../audit/index.ts";
import { insertFile, storeBytes } from "../files/index.ts";
import { type NewArtwork, putArtwork } from "./queries.ts";

/** Takes the one file of a request in and gives the artwork's id, and whether it was there already. A refused file leaves neither bytes nor row. */
export async function uploadArtwork(platform: Platform, request: FastifyRequest, divisionId: number, account: Account) {
  await countTry(platform.pools, limits.uploads, String(account.id));
  await requireRoomForUploads(platform);
  const { bytes, name } = await readFile(request);
  const taken = await ingestArtwork(bytes, name);
  if (!taken.ok) throw new Refusal("fileRefused", { errors: { file: [taken.message] } });
  const { asset, normalised, previews } = taken;
  const [previewSha256, thumbSha256] = [
    await storeBytes(platform.files, divisionId, previews.large),
    await storeBytes(platform.files, divisionId, previews.thumb),
  ];
  await storeBytes(platform.files, divisionId, normalised);
  const files = [
    { sha256: asset.sha256, mime: asset.mime, sizeBytes: asset.bytes, isPublic: false },
    { sha256: previewSha256, mime: "image/webp", sizeBytes: previews.large.length, isPublic: true },
    { sha256: thumbSha256, mime: "image/webp", sizeBytes: previews.thumb.length, isPublic: true },
  ];
  const artwork: NewArtwork = { ...asset, name: taken.name, previewSha256, thumbSha256, createdBy: account.id };
  return withDivision(platform.pools.web, divisionId, async (db) => {
    for (const file of files) await insertFile(db, divisionId, file);
    const put = await putArtwork(db, divisionId, artwork);
    await auditShop(db, {
      divisionId,
      account,
      action: "artwork.uploaded",
      subject: `artwork ${put.id}`,
      detail: { name: artwork.name, sha256: asset.sha256, wasThere: put.wasThere },
      requestId: request.id,
    });
    return put;
  });
}

async function readFile(request: FastifyRequest): Promise<{ bytes: Buffer; name: string }> {
  if (!request.isMultipart()) throw new Refusal("unsupportedMedia");
  const part = await request.file();
  if (!part) throw new Refusal("fileRefused", { errors: { file: ["Choose a file to upload."] } });
  try {
    return { bytes: await part.toBuffer(), name: part.filename };
  } catch (error) {
    if ((error as { code?: string }).code !== "FST_REQ_FILE_TOO_LARGE") throw error;
    throw new Refusal("fileRefused", { errors: { file: [refuse("too_many_bytes").message] } });
  }
}
