import type { ImageOf } from "@selvedge/blocks/feed/feed.block";
import type { Bound } from "@selvedge/db/bound";
import { withFileAddresses } from "@selvedge/domain/files/stored-file";
import type { DivisionId } from "@selvedge/domain/ids";
import { sql } from "kysely";
import type { Origins } from "../../../origins.ts";

/** Where a picture of the drive is shown, and the picture. */
export interface DrivePicture {
  readonly url: string;
  readonly image: ImageOf;
}

/**
 * The pictures that a shop has stored and shows on its pages, those of the page published last first, each once. Pages that
 * ask something of their visitors keep theirs.
 */
export async function drivePictures(
  db: Bound,
  origins: Origins,
  divisionId: DivisionId,
  limit: number,
): Promise<readonly DrivePicture[]> {
  const { rows } = await sql<DrivePicture>`
    select url, image from (
      select distinct on (image ->> 'original') p.url, p.published_at, p.id, image
      from pages p cross join lateral jsonb_path_query(p.published, '$.**.image ? (exists (@.original))') image
      where p.division_id = ${divisionId} and p.deleted_at is null and p.published is not null
        and coalesce((p.published ->> 'published')::boolean, true)
        and not coalesce(p.published -> 'properties', '{}') ?| array['guards', 'loginState']
        and image ->> 'original' like '/files/%' and not image ? 'cutout'
      order by image ->> 'original', p.published_at desc, p.id) pictures
    order by published_at desc, id, image ->> 'original' limit ${sql.lit(Math.trunc(limit))}`.execute(db);
  return withFileAddresses(rows, origins.files);
}
