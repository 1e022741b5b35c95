import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { sql } from "kysely";

export interface ArtworkRow {
  id: number;
  name: string;
  sha256: string;
  preview_sha256: string;
  thumb_sha256: string | null;
  mime: string;
  width_px: number;
  height_px: number;
  has_alpha: boolean;
  created_at: Date;
  deleted_at: Date | null;
}

const columns = [
  "id",
  "name",
  "sha256",
  "preview_sha256",
  "thumb_sha256",
  "mime",
  "width_px",
  "height_px",
  "has_alpha",
  "created_at",
  "deleted_at",
] as const;

/** A page of the artworks that are not deleted, newest first, with how many there are in all. Reads by (division_id). */
export async function artworkPage(
  db: Bound,
  divisionId: DivisionId,
  { search, page, perPage }: { search: string; page: number; perPage: number },
): Promise<{ rows: (ArtworkRow & { size_bytes: number })[]; total: number }> {
  const fits = sql<boolean>`(${search} = '' or position(lower(${search}) in lower(a.name)) > 0)`;
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<ArtworkRow & { size_bytes: number }>`
      select a.id, a.name, a.sha256, a.preview_sha256, a.thumb_sha256, a.mime, a.width_px, a.height_px, a.has_alpha,
        a.created_at, a.deleted_at, f.size_bytes
      from artworks a join files f on f.division_id = a.division_id and f.sha256 = a.sha256
      where a.division_id = ${divisionId} and a.deleted_at is null and ${fits}
      order by a.created_at desc, a.id desc limit ${perPage} offset ${(page - 1) * perPage}`.execute(db),
    sql<{ total: number }>`
      select count(*)::int as total from artworks a
      where a.division_id = ${divisionId} and a.deleted_at is null and ${fits}`.execute(db),
  ]);
  return { rows, total: counted[0]?.total ?? 0 };
}

/** An artwork by its id, deleted ones too. */
export const findArtwork = (db: Bound, divisionId: DivisionId, id: number): Promise<ArtworkRow | undefined> =>
  db
    .selectFrom("artworks")
    .where("division_id", "=", divisionId)
    .where("id", "=", id)
    .select(columns)
    .executeTakeFirst();

/** The artworks with these bytes, deleted ones too: designs still use them. The newest name of a picture wins. */
export async function artworksByHashes(db: Bound, divisionId: DivisionId, hashes: string[]): Promise<ArtworkRow[]> {
  if (hashes.length === 0) return [];
  const rows = await db
    .selectFrom("artworks")
    .where("division_id", "=", divisionId)
    .where("sha256", "in", hashes)
    .orderBy("id")
    .select(columns)
    .execute();
  return [...new Map(rows.map((row) => [row.sha256, row])).values()];
}

/** Bytes of a stored file; 0 when it is not there. */
export async function sizeOfFile(db: Bound, divisionId: DivisionId, sha256: string): Promise<number> {
  const row = await db
    .selectFrom("files")
    .where("division_id", "=", divisionId)
    .where("sha256", "=", sha256)
    .select("size_bytes")
    .executeTakeFirst();
  return row?.size_bytes ?? 0;
}
