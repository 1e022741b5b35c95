import { withDivision } from "@selvedge/db/with-division";
import { emptyScene } from "@selvedge/design/scene";
import { findBlank } from "@selvedge/garments/blanks/blanks";
import type { Platform } from "../../../platform.ts";
import { answerOnce } from "../../../plugins/idempotency/answer-once.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import { sceneHashOf } from "../../plumbing/personalisation/index.ts";
import { findArtwork } from "../artworks/index.ts";
import { sceneOfArt } from "./scene-of-art.ts";
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
      const scene = artwork ? sceneOfArt(blank, { front: artwork }) : emptyScene(blank.code);
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
