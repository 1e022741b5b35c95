import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";

export interface NewArtwork {
  name: string;
  sha256: string;
  previewSha256: string;
  thumbSha256: string;
  mime: string;
  widthPx: number;
  heightPx: number;
  hasAlpha: boolean;
  /** null for what a shopper sent. */
  createdBy: number | null;
}

export interface PutArtwork {
  id: number;
  /** The same picture was in the list before. */
  wasThere: boolean;
}

/** Writes an artwork, or brings back the one with the same bytes. */
export async function putArtwork(db: Bound, divisionId: DivisionId, artwork: NewArtwork): Promise<PutArtwork> {
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

export const renameArtwork = (db: Bound, divisionId: DivisionId, id: number, name: string) =>
  db.updateTable("artworks").where("division_id", "=", divisionId).where("id", "=", id).set({ name }).execute();

export const setDeleted = (db: Bound, divisionId: DivisionId, id: number, at: Date | null) =>
  db
    .updateTable("artworks")
    .where("division_id", "=", divisionId)
    .where("id", "=", id)
    .set({ deleted_at: at })
    .execute();
