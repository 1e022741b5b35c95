import { withDivision } from "@selvedge/db/with-division";
import { firstPlace } from "@selvedge/design/geometry/fit";
import { dpiLimits } from "@selvedge/design/resolution";
import { emptyScene, type Scene } from "@selvedge/design/scene";
import type { Blank } from "@selvedge/garments/blank";
import { findBlank } from "@selvedge/garments/blanks";
import { largestPrint } from "@selvedge/garments/print-size";
import { startsAt } from "@selvedge/garments/starts-at";
import type { Platform } from "../../platform.ts";
import { Refusal } from "../../plugins/refusal.ts";
import { type ArtworkRow, artworksByHashes, findArtwork, presentAsset } from "../artworks/index.ts";
import { auditShop, type ShopDeed } from "../audit/index.ts";
import { answerOnce } from "../checkout/index.ts";
import { type DesignRow, findDesign, insertDesign, openDesigns, refreshDrafts, writeDesign } from "./queries.ts";
import { assetHashesOf, readScene, sceneHashOf } from "./scenes.ts";

/** The merchant who designs, and where. */
type Designer = Pick<ShopDeed, "divisionId" | "account" | "requestId">;

interface NewDesign {
  idempotencyKey: string;
  body: { name: string; blankCode: string; artworkId?: number | undefined };
}

/** Begins a design; the same key gives the same design. */
export async function createDesign(platform: Platform, by: Designer, { idempotencyKey, body }: NewDesign) {
  const { divisionId } = by;
  const accountId = by.account.id;
  const blank = findBlank(body.blankCode);
  if (!blank) throw new Refusal("validation", { errors: { blankCode: ["We do not have this blank."] } });
  const id = await withDivision(platform.pools.web, divisionId, (db) =>
    answerOnce(db, { divisionId, scope: `design ${accountId}`, key: idempotencyKey, request: body }, async () => {
      const artwork = body.artworkId === undefined ? undefined : await findArtwork(db, divisionId, body.artworkId);
      if (body.artworkId !== undefined && !artwork)
        throw new Refusal("validation", { errors: { artworkId: ["This artwork is not here any more."] } });
      const scene = artwork ? sceneWith(blank, artwork) : emptyScene(blank.code);
      const name = body.name || artwork?.name || "New design";
      const made = await insertDesign(db, divisionId, {
        name,
        scene,
        sceneHash: sceneHashOf(scene),
        createdBy: accountId,
      });
      await auditShop(db, { ...by, action: "design.created", subject: `design ${made}`, detail: { name } });
      return made;
    }),
  );
  return showDesign(platform, divisionId, id);
}

/** An artwork on the front, as large as it prints well on every size. */
function sceneWith(blank: Blank, artwork: ArtworkRow): Scene {
  const area = blank.areas.front;
  if (!area) return emptyScene(blank.code);
  const dpi = Math.ceil(dpiLimits.good * largestPrint(blank).printScale);
  const size = { widthPx: artwork.width_px, heightPx: artwork.height_px };
  const place = firstPlace(size, area, { dpi, maxWidthMm: 300, at: startsAt(blank) });
  const element = { id: "e1", type: "image", assetId: artwork.sha256, ...place, rotation: 0, opacity: 1, flip: "none" };
  return readScene({ v: 1, blank: blank.code, sides: { front: { elements: [element] } } }, blank.code);
}

/** A design with its pictures; ends the request when the shop has none of that id. */
export async function showDesign({ pools, origins }: Platform, divisionId: number, id: number) {
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

/** Designs that still wait to become products. */
export async function listDesigns(
  { pools, origins }: Platform,
  divisionId: number,
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

const presentDesign = (row: DesignRow, assets: ReturnType<typeof presentAsset>[]) => ({
  id: row.id,
  name: row.name,
  blankCode: row.blank_code,
  scene: row.scene as unknown as Record<string, unknown>,
  version: row.version,
  assets,
  product: row.product && {
    id: row.product.id,
    name: row.product.name,
    isPublished: row.product.is_published,
    priceIncTaxMinor: row.product.price,
  },
  updatedAt: row.updated_at.toISOString(),
});

interface SavedDesign {
  version: number;
  name: string;
  scene: Record<string, unknown>;
}

/**
 * Saves over the version that was opened. Refuses pictures that are not the shop's, and with `stale` and the newer
 * design when somebody saved in between.
 */
export async function saveDesign({ pools }: Platform, by: Designer, id: number, given: SavedDesign) {
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
    await refreshDrafts(db, divisionId, id, scene, sceneHash);
    const detail = { version: saved.version, sceneHash };
    await auditShop(db, { ...by, action: "design.saved", subject: `design ${id}`, detail });
    return { version: saved.version, savedAt: saved.updated_at.toISOString() };
  });
}
