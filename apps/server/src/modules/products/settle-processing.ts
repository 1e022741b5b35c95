import type { Bound } from "@selvedge/db/bound";
import { findBlank } from "@selvedge/garments/blanks";
import { drawnFrom, isDrawn, wantedPictures } from "./pictures.ts";
import { findProduct } from "./queries.ts";
import { wantedPrints } from "./wanted-prints.ts";

/** Notes whether anything of a product is still to be drawn. Pictures that failed are not waited for. */
export async function settleProcessing(db: Bound, divisionId: number, productId: number): Promise<void> {
  const row = await findProduct(db, divisionId, productId);
  const blank = row && findBlank(row.blank_code);
  if (!row || !blank) return;
  const colours = new Set(row.variants.filter(({ enabled }) => enabled).map(({ colour }) => colour));
  const waits = wantedPictures(row, blank, colours).some((picture) => {
    const known = row.pictures.find(({ colour, side }) => colour === picture.colour && side === picture.side);
    return known?.state !== "failed" && !isDrawn(known, drawnFrom(row.scene, picture));
  });
  const lacksPrint = row.print_failure === null && wantedPrints(row).some(({ isThere }) => !isThere);
  await db
    .updateTable("products")
    .where("division_id", "=", divisionId)
    .where("id", "=", productId)
    .set({ processing: waits || lacksPrint })
    .execute();
}
