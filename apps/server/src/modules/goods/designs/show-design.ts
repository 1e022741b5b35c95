import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { artworksByHashes, presentAsset } from "../artworks/index.ts";
import { presentDesign } from "./present-design.ts";
import { findDesign } from "./queries.ts";
import { assetHashesOf } from "./scenes.ts";

/** A design with its pictures; ends the request when the shop has none of that id. */
export async function showDesign({ pools, origins }: Platform, divisionId: DivisionId, id: number) {
  return withDivision(pools.web, divisionId, async (db) => {
    const row = await findDesign(db, divisionId, id);
    if (!row) throw new Refusal("notFound");
    const artworks = await artworksByHashes(db, divisionId, assetHashesOf(row.scene));
    return presentDesign(
      row,
      artworks.map((artwork) => presentAsset(origins, divisionId, artwork)),
    );
  });
}
