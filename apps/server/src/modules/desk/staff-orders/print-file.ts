import { withoutDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import { smallPicture } from "@selvedge/print/process/rendering";
import { LRUCache } from "lru-cache";
import { DamagedFile, MissingFile } from "../../../adapters/file-store/file-store.ts";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { printFileOf } from "./order-queries.ts";

export interface SentPicture {
  bytes: Buffer;
  mime: string;
  name: string;
}

/** Small pictures of print files, by hash and size. A file never changes, so neither does its picture. */
const made = new LRUCache<string, Buffer>({ maxSize: 48 * 1024 * 1024, sizeCalculation: (bytes) => bytes.length });

/** A print file of any shop, whole or as a small picture with its longer side `previewPx`. */
export async function readPrintFile(
  platform: Platform,
  divisionId: DivisionId,
  fileId: number,
  previewPx?: number,
): Promise<SentPicture> {
  const file = await withoutDivision(platform.pools.backOffice, (db) => printFileOf(db, divisionId, fileId));
  if (!file) throw new Refusal("notFound");
  if (previewPx === undefined) {
    const bytes = await wholeFile(platform, divisionId, file.sha256);
    return { bytes, mime: "image/png", name: `${file.sha256.slice(0, 12)}-${file.side}.png` };
  }
  const key = `${file.sha256} ${previewPx}`;
  const bytes = made.get(key) ?? (await smallPicture(await wholeFile(platform, divisionId, file.sha256), previewPx));
  made.set(key, bytes);
  return { bytes, mime: "image/webp", name: `${file.sha256.slice(0, 12)}.webp` };
}

/** The bytes; a damaged or missing file is not found until it is rendered again. */
const wholeFile = ({ files }: Platform, divisionId: DivisionId, sha256: string): Promise<Buffer> =>
  files.get(divisionId, sha256).catch((error) => {
    throw error instanceof DamagedFile || error instanceof MissingFile ? new Refusal("notFound") : error;
  });
