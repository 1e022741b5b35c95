import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import type { Platform } from "../../../platform.ts";
import { artworksByHashes, presentAsset } from "../artworks/index.ts";
import { presentDesign } from "./present-design.ts";
import { type DesignRow, openDesigns } from "./queries.ts";
import { assetHashesOf } from "./scenes.ts";

/** Designs without a product, last changed first. */
export async function listDesigns(
  { pools, origins }: Platform,
  divisionId: DivisionId,
  paging: { page: number; perPage: number },
) {
  return withDivision(pools.web, divisionId, async (db) => {
    const { rows, total } = await openDesigns(db, divisionId, paging);
    const hashes = [...new Set(rows.flatMap((row) => assetHashesOf(row.scene)))];
    const artworks = await artworksByHashes(db, divisionId, hashes);
    const assetsOf = (row: DesignRow) => {
      const used = new Set(assetHashesOf(row.scene));
      return artworks
        .filter(({ sha256 }) => used.has(sha256))
        .map((artwork) => presentAsset(origins, divisionId, artwork));
    };
    return { data: rows.map((row) => presentDesign(row, assetsOf(row))), meta: { ...paging, total } };
  });
}
