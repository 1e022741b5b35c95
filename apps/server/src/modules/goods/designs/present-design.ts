import type { presentAsset } from "../artworks/index.ts";
import type { DesignRow } from "./queries.ts";

/** A design as its calls show it, with the pictures that it uses. */
export const presentDesign = (row: DesignRow, assets: ReturnType<typeof presentAsset>[]) => ({
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
