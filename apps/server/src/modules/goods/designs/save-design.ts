import { withDivision } from "@selvedge/db/with-division";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import { sceneHashOf } from "../../plumbing/personalisation/index.ts";
import { artworksByHashes } from "../artworks/index.ts";
import { findDesign } from "./queries.ts";
import { assetHashesOf, readScene } from "./scenes.ts";
import { refreshDrafts, writeDesign } from "./write-queries.ts";

interface SavedDesign {
  version: number;
  name: string;
  scene: Record<string, unknown>;
}

/**
 * Saves over the version that was opened. Refuses pictures that are not the shop's, and with `stale` and the newer
 * design when somebody saved in between.
 */
export async function saveDesign({ pools }: Platform, by: Merchant, id: number, given: SavedDesign) {
  const { divisionId } = by;
  return withDivision(pools.web, divisionId, async (db) => {
    const known = await findDesign(db, divisionId, id);
    if (!known) throw new Refusal("notFound");
    const scene = readScene(given.scene, known.blank_code);
    const hashes = assetHashesOf(scene);
    const artworks = await artworksByHashes(db, divisionId, hashes);
    if (artworks.length < hashes.length)
      throw new Refusal("validation", {
        errors: { scene: ["This design uses a picture that is not in your artworks."] },
      });
    const sceneHash = sceneHashOf(scene);
    const saved = await writeDesign(db, divisionId, id, { ...given, scene, sceneHash });
    if (!saved) throw new Refusal("stale", { data: { version: known.version } });
    await refreshDrafts(db, divisionId, id, { scene, sceneHash });
    const detail = { version: saved.version, sceneHash };
    await writeAudit(db, { ...byMerchant(by), action: "design.saved", subject: `design ${id}`, detail });
    return { version: saved.version, savedAt: saved.updated_at.toISOString() };
  });
}
