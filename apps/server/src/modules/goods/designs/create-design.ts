import { withDivision } from "@selvedge/db/with-division";
import { firstPlace } from "@selvedge/design/geometry/fit";
import { dpiLimits } from "@selvedge/design/resolution";
import { emptyScene, type Scene } from "@selvedge/design/scene";
import type { Blank } from "@selvedge/garments/blanks/blank";
import { findBlank } from "@selvedge/garments/blanks/blanks";
import { startsAt } from "@selvedge/garments/blanks/starts-at";
import { largestPrint } from "@selvedge/garments/print-size";
import type { Platform } from "../../../platform.ts";
import { answerOnce } from "../../../plugins/idempotency/answer-once.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import { type ArtworkRow, findArtwork } from "../artworks/index.ts";
import { readScene, sceneHashOf } from "./scenes.ts";
import { showDesign } from "./show-design.ts";
import { insertDesign } from "./write-queries.ts";

interface NewDesign {
  idempotencyKey: string;
  body: { name: string; blankCode: string; artworkId?: number | undefined };
}

/** Begins a design; the same key gives the same design. */
export async function createDesign(platform: Platform, by: Merchant, { idempotencyKey, body }: NewDesign) {
  const { divisionId } = by;
  const accountId = by.account.id;
  const blank = findBlank(body.blankCode);
  if (!blank) throw new Refusal("validation", { errors: { blankCode: ["We do not have this blank."] } });
  const id = await withDivision(platform.pools.web, divisionId, (db) =>
    answerOnce(db, { divisionId, scope: `design ${accountId}`, key: idempotencyKey, request: body }, async () => {
      const artwork = body.artworkId === undefined ? undefined : await findArtwork(db, divisionId, body.artworkId);
      if (body.artworkId !== undefined && !artwork)
        throw new Refusal("validation", { errors: { artworkId: ["This artwork no longer exists."] } });
      const scene = artwork ? sceneWith(blank, artwork) : emptyScene(blank.code);
      const name = body.name || artwork?.name || "New design";
      const made = await insertDesign(db, divisionId, {
        name,
        scene,
        sceneHash: sceneHashOf(scene),
        createdBy: accountId,
      });
      await writeAudit(db, {
        ...byMerchant(by),
        action: "design.created",
        subject: `design ${made}`,
        detail: { name },
      });
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
