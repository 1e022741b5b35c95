import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, ProductId } from "@selvedge/domain/ids";
import { findBlank } from "@selvedge/garments/blanks/blanks";
import { findProduct } from "../queries.ts";
import { isRendered, renderKey, wantedPictures } from "./pictures.ts";
import { wantedPrints } from "./wanted-prints.ts";

/** Stores whether any rendering of a product is still open. Failed pictures do not count. */
export async function settleProcessing(db: Bound, divisionId: DivisionId, productId: ProductId): Promise<void> {
  const row = await findProduct(db, divisionId, productId);
  const blank = row && findBlank(row.blank_code);
  if (!row || !blank) return;
  const colours = new Set(row.variants.filter(({ enabled }) => enabled).map(({ colour }) => colour));
  const waits = wantedPictures(row, blank, colours).some((picture) => {
    const known = row.pictures.find(({ colour, side }) => colour === picture.colour && side === picture.side);
    return known?.state !== "failed" && !isRendered(known, renderKey(row.scene, picture));
  });
  const lacksPrint = row.print_failure === null && wantedPrints(row).some(({ isThere }) => !isThere);
  await db
    .updateTable("products")
    .where("division_id", "=", divisionId)
    .where("id", "=", productId)
    .set({ processing: waits || lacksPrint })
    .execute();
}
