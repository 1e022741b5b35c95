import type { Bound } from "@selvedge/db/bound";
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

export interface NewArtwork {
  name: string;
  sha256: string;
  previewSha256: string;
  thumbSha256: string;
  mime: string;
  widthPx: number;
  heightPx: number;
  hasAlpha: boolean;
  createdBy: number;
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
  divisionId: number,
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
export const findArtwork = (db: Bound, divisionId: number, id: number): Promise<ArtworkRow | undefined> =>
  db
    .selectFrom("artworks")
    .where("division_id", "=", divisionId)
    .where("id", "=", id)
    .select(columns)
    .executeTakeFirst();

/** The artworks with these bytes, deleted ones too: a design keeps what it uses. The newest name of a picture wins. */
export async function artworksByHashes(db: Bound, divisionId: number, hashes: string[]): Promise<ArtworkRow[]> {
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

export interface PutArtwork {
  id: number;
  /** The same picture stood in the list before. */
  wasThere: boolean;
}

/** Writes an artwork, or brings back the one with the same bytes. */
export async function putArtwork(db: Bound, divisionId: number, artwork: NewArtwork): Promise<PutArtwork> {
  const known = await db
    .selectFrom("artworks")
    .where("division_id", "=", divisionId)
    .where("sha256", "=", artwork.sha256)
    .orderBy("id")
    .select(["id", "deleted_at"])
    .executeTakeFirst();
  if (known) {
    await setDeleted(db, divisionId, known.id, null);
    return { id: known.id, wasThere: known.deleted_at === null };
  }
  const row = await db
    .insertInto("artworks")
    .values({
      division_id: divisionId,
      name: artwork.name,
      sha256: artwork.sha256,
      preview_sha256: artwork.previewSha256,
      thumb_sha256: artwork.thumbSha256,
      mime: artwork.mime,
      width_px: artwork.widthPx,
      height_px: artwork.heightPx,
      has_alpha: artwork.hasAlpha,
      created_by: artwork.createdBy,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id: row.id, wasThere: false };
}

export const renameArtwork = (db: Bound, divisionId: number, id: number, name: string) =>
  db.updateTable("artworks").where("division_id", "=", divisionId).where("id", "=", id).set({ name }).execute();

export const setDeleted = (db: Bound, divisionId: number, id: number, at: Date | null) =>
  db
    .updateTable("artworks")
    .where("division_id", "=", divisionId)
    .where("id", "=", id)
    .set({ deleted_at: at })
    .execute();

/** Bytes of a stored file; 0 when it is not there. */
export async function sizeOfFile(db: Bound, divisionId: number, sha256: string): Promise<number> {
  const row = await db
    .selectFrom("files")
    .where("division_id", "=", divisionId)
    .where("sha256", "=", sha256)
    .select("size_bytes")
    .executeTakeFirst();
  return row?.size_bytes ?? 0;
}
