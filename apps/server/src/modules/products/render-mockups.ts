import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import type { LoadAsset } from "@selvedge/print/placed-pictures";
import { renderMockup } from "@selvedge/print/process/rendering";
import { sql } from "kysely";
import * as z from "zod";
import type { Task } from "../../jobs/task.ts";
import type { Platform } from "../../platform.ts";
import { insertFile, storeBytes } from "../files/index.ts";
import { requireBlank } from "./costs.ts";
import { loadAssetsOf } from "./load-assets.ts";
import { drawnFrom, isDrawn, mockupWidthsPx, type WantedPicture, wantedPictures } from "./pictures.ts";
import { announceProduct, findProduct, type ProductDetailRow } from "./queries.ts";
import { settleProcessing } from "./settle-processing.ts";

const payload = z.object({ divisionId: z.number(), productId: z.number() });

/**
 * Draws every picture of a product that is not yet drawn from its present design. A picture is written as soon as it is
 * there, so a run that is killed goes on where it stopped; one bad colour is marked and the others are still drawn.
 */
export const renderMockups: Task = async (platform, given) => {
  const { divisionId, productId } = payload.parse(given);
  const row = await withDivision(platform.pools.worker, divisionId, (db) => findProduct(db, divisionId, productId));
  if (!row?.published_at) return;
  const colours = new Set(row.variants.filter(({ enabled }) => enabled).map(({ colour }) => colour));
  const loadAsset = loadAssetsOf(platform, divisionId);
  for (const picture of wantedPictures(row, requireBlank(row.blank_code), colours))
    await drawOne(platform, divisionId, row, picture, loadAsset);
  await withDivision(platform.pools.worker, divisionId, (db) => settleProcessing(db, divisionId, productId));
};

async function drawOne(
  platform: Platform,
  divisionId: number,
  row: ProductDetailRow,
  picture: WantedPicture,
  loadAsset: LoadAsset,
) {
  const known = row.pictures.find(({ colour, side }) => colour === picture.colour && side === picture.side);
  const hash = drawnFrom(row.scene, picture);
  if (isDrawn(known, hash)) return;
  const { view, hex, side } = picture;
  const drawn = await renderMockup({ view, hex, scene: row.scene, side, loadAsset, widthsPx: mockupWidthsPx });
  const images = drawn.ok ? drawn.images : [];
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
    await writePicture(db, divisionId, row, picture, drawn.ok ? { state: "ready", hash, sizes } : { state: "failed" });
    await announceProduct(db, divisionId, row.id);
  });
}

type Outcome = { state: "ready"; hash: string; sizes: Record<string, string> } | { state: "failed" };

/** Keeps a picture unless the product has got another design while it was drawn. */
async function writePicture(
  db: Bound,
  divisionId: number,
  { id, scene_hash }: ProductDetailRow,
  { colour, side }: WantedPicture,
  outcome: Outcome,
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
