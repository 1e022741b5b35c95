import type { DivisionId } from "@selvedge/domain/ids";
import type { Origins } from "../../../origins.ts";
import { fileAddress } from "../../plumbing/files/index.ts";
import type { ArtworkRow } from "./queries.ts";

type PictureMime = "image/png" | "image/jpeg";

/** An artwork as lists show it. */
export const presentArtwork = (origins: Origins, divisionId: DivisionId, row: ArtworkRow, sizeBytes: number) => ({
  id: row.id,
  ...presentAsset(origins, divisionId, row),
  sizeBytes,
  thumbUrl: fileAddress(origins, divisionId, row.thumb_sha256 ?? row.preview_sha256),
  createdAt: row.created_at.toISOString(),
});

/** A picture as a design needs it. */
export const presentAsset = (origins: Origins, divisionId: DivisionId, row: ArtworkRow) => ({
  sha256: row.sha256,
  name: row.name,
  mime: row.mime as PictureMime,
  widthPx: row.width_px,
  heightPx: row.height_px,
  hasAlpha: row.has_alpha,
  previewUrl: fileAddress(origins, divisionId, row.preview_sha256),
});
