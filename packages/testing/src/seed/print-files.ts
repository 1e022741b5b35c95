import { createHash } from "node:crypto";
import type { Pools } from "@selvedge/db/pools";
import { withDivision } from "@selvedge/db/with-division";
import { rendererVersion } from "@selvedge/print/renderer-version";
import { sql } from "kysely";
import { clearPixelPng, type SeededFiles, seedFile } from "./file.ts";
import type { SeededProduct } from "./product.ts";
import type { SeededShop } from "./shop.ts";

/**
 * A verified print file for each side of a product's design, front alone by default; a back that the design
 * did not have gets the front's picture. Gives the product with a design of its own, so that no other's files are its.
 */
export async function seedPrintFiles(
  pools: Pools,
  shop: SeededShop,
  product: SeededProduct,
  { sides = ["front"], files }: { sides?: ("front" | "back")[]; files?: SeededFiles } = {},
): Promise<SeededProduct> {
  const { divisionId } = shop;
  const sceneHash = createHash("sha256").update(`design of ${product.id}`).digest("hex");
  const sha256 = await seedFile(pools, shop, { bytes: clearPixelPng, mime: "image/png", isPublic: false, files });
  await withDivision(pools.backOffice, divisionId, async (db) => {
    await sql`update products set scene_hash = ${sceneHash},
        scene = case when ${sides.includes("back")} then jsonb_set(scene, '{sides,back}', scene->'sides'->'front') else scene end
      where division_id = ${divisionId} and id = ${product.id}`.execute(db);
    const file = { division_id: divisionId, scene_hash: sceneHash, sha256, width_px: 1, height_px: 1, dpi: 300 };
    const facts = {
      size_bytes: clearPixelPng.length,
      ink_coverage: 0.4,
      renderer_version: String(rendererVersion),
      checks: JSON.stringify({ softShare: 0, hardToSee: { Black: "partly" }, boxHexes: [] }),
      verified_at: new Date(),
    };
    await db
      .insertInto("print_files")
      .values(sides.map((side) => ({ ...file, side, ...facts })))
      .execute();
  });
  return { ...product, sceneHash };
}
