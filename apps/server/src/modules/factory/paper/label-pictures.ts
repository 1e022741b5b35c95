// The small picture on a paper label. A print file has up to a hundred million pixels and a batch has a hundred labels, so
// each picture is made once, one after the other, and stored.

import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import { smallPicture } from "@selvedge/print/process/rendering";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import { insertFile, storeBytes } from "../../plumbing/files/index.ts";
import type { FloorLabel } from "../floor/index.ts";

/** More than twice the dots that a label printer has for it. */
const longSidePx = 240;

interface Printed {
  divisionId: DivisionId;
  printFileId: number;
  sha256: string;
}

/** Small pictures by print file, of every label's first side. Where a file is gone there is none. */
export async function labelPictures(platform: Platform, labels: readonly FloorLabel[]): Promise<Map<number, Buffer>> {
  const pictures = new Map<number, Buffer>();
  for (const { divisionId, applications } of labels) {
    const [first] = applications;
    if (!first || pictures.has(first.printFileId)) continue;
    const { printFileId, sha256 } = first;
    const picture = await labelPicture(platform, { divisionId, printFileId, sha256 }).catch(() => null);
    if (picture) pictures.set(printFileId, picture);
  }
  return pictures;
}

async function labelPicture(platform: Platform, printed: Printed): Promise<Buffer> {
  const stored = await storedPicture(platform, printed);
  if (!stored) return makePicture(platform, printed);
  return platform.files.get(printed.divisionId, stored).catch(() => makePicture(platform, printed));
}

const storedPicture = ({ pools }: Platform, { divisionId, printFileId }: Printed): Promise<string | null> =>
  withDivision(pools.backOffice, divisionId, async (db) => {
    const row = await db
      .selectFrom("print_files")
      .where("division_id", "=", divisionId)
      .where("id", "=", printFileId)
      .select("label_picture_sha256 as stored")
      .executeTakeFirst();
    return row?.stored ?? null;
  });

async function makePicture(platform: Platform, { divisionId, printFileId, sha256 }: Printed): Promise<Buffer> {
  const picture = await smallPicture(await platform.files.get(divisionId, sha256), longSidePx);
  const made = await storeBytes(platform.files, divisionId, picture);
  await withDivision(platform.pools.backOffice, divisionId, async (db) => {
    await insertFile(db, divisionId, { sha256: made, mime: "image/webp", sizeBytes: picture.length, isPublic: false });
    await sql`update print_files set label_picture_sha256 = ${made} where division_id = ${divisionId} and id = ${printFileId}`.execute(
      db,
    );
  });
  return picture;
}
