import { asDivisionId, asProductId } from "@selvedge/contracts/shapes";
import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import type { LoadAsset } from "@selvedge/print/pictures/placed-pictures";
import { renderMockup } from "@selvedge/print/process/rendering";
import { shopLook } from "@selvedge/print/render-key";
import { sql } from "kysely";
import * as z from "zod";
import type { Platform } from "../../../../platform.ts";
import type { Task } from "../../../../task.ts";
import { insertFile, loadAssetsOf, storeBytes } from "../../../plumbing/files/index.ts";
import { requireBlank } from "../costs.ts";
import { announceProduct, findProduct, type ProductDetailRow } from "../queries.ts";
import { isRendered, renderKey, type WantedPicture, wantedPictures } from "./pictures.ts";
import { settleProcessing } from "./settle-processing.ts";

const payload = z.object({ divisionId: asDivisionId(z.number()), productId: asProductId(z.number()) });

/**
 * Renders every picture of a product that is missing for its present design. Each picture is stored as soon as it is
 * ready, so a killed run continues where it stopped; one bad colour is marked and the others are still rendered.
 */
export const renderMockups: Task = async (platform, given) => {
  const { divisionId, productId } = payload.parse(given);
  const row = await withDivision(platform.pools.worker, divisionId, (db) => findProduct(db, divisionId, productId));
  if (!row?.published_at) return;
  const colours = new Set(row.variants.filter(({ enabled }) => enabled).map(({ colour }) => colour));
  const loadAsset = loadAssetsOf(platform, divisionId);
  for (const picture of wantedPictures(row, requireBlank(row.blank_code), colours))
    await renderOne(platform, divisionId, { row, picture, loadAsset });
  await withDivision(platform.pools.worker, divisionId, (db) => settleProcessing(db, divisionId, productId));
};

async function renderOne(
  platform: Platform,
  divisionId: DivisionId,
  { row, picture, loadAsset }: { row: ProductDetailRow; picture: WantedPicture; loadAsset: LoadAsset },
) {
  const known = row.pictures.find(({ colour, side }) => colour === picture.colour && side === picture.side);
  const hash = renderKey(row.scene, picture);
  if (isRendered(known, hash)) return;
  const { view, hex, side } = picture;
  const rendered = await renderMockup({ view, hex, scene: row.scene, side, loadAsset, widthsPx: shopLook.widthsPx });
  const images = rendered.ok ? rendered.images : [];
  const sizes: Record<string, string> = {};
  for (const { widthPx, bytes } of images) sizes[String(widthPx)] = await storeBytes(platform.files, divisionId, bytes);
  await withDivision(platform.pools.worker, divisionId, async (db) => {
    for (const { widthPx, bytes } of images)
      await insertFile(db, divisionId, {
        sha256: sizes[String(widthPx)]!,
        mime: "image/webp",
        sizeBytes: bytes.length,
        isPublic: true,
      });
    await writePicture(db, divisionId, {
      row,
      picture,
      outcome: rendered.ok ? { state: "ready", hash, sizes } : { state: "failed" },
    });
    await announceProduct(db, divisionId, row.id);
  });
}

type Outcome = { state: "ready"; hash: string; sizes: Record<string, string> } | { state: "failed" };

interface RenderedPicture {
  row: ProductDetailRow;
  picture: WantedPicture;
  outcome: Outcome;
}

/** Stores a picture unless the product's design changed while it was rendered. */
async function writePicture(
  db: Bound,
  divisionId: DivisionId,
  { row: { id, scene_hash }, picture: { colour, side }, outcome }: RenderedPicture,
) {
  const isStillWanted = sql<boolean>`exists (select from products p where p.division_id = ${divisionId} and p.id = ${id} and p.scene_hash = ${scene_hash})`;
  await db
    .updateTable("product_images")
    .where("division_id", "=", divisionId)
    .where("product_id", "=", id)
    .where("colour", "=", colour)
    .where("side", "=", side)
    .where(isStillWanted)
    .set(
      outcome.state === "ready"
        ? { state: "ready", sizes: JSON.stringify(outcome.sizes), drawn_from: outcome.hash, updated_at: sql`now()` }
        : { state: "failed", updated_at: sql`now()` },
    )
    .execute();
}
