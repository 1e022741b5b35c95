import type { Bound } from "@selvedge/db/bound";
import { enqueue } from "@selvedge/db/jobs";
import type { DivisionId, ProductId } from "@selvedge/domain/ids";
import { requireBlank } from "../costs.ts";
import { requireProduct } from "../show-product.ts";
import { writePictures } from "../write-queries.ts";
import { wantedPictures } from "./pictures.ts";

/** Writes a row for every picture that a published product needs, and queues the rendering of them and of its print files. */
export async function renderLater(db: Bound, divisionId: DivisionId, productId: ProductId): Promise<void> {
  const row = await requireProduct(db, divisionId, productId);
  const colours = new Set(row.variants.filter(({ enabled }) => enabled).map(({ colour }) => colour));
  await writePictures(db, divisionId, productId, wantedPictures(row, requireBlank(row.blank_code), colours));
  await db
    .updateTable("products")
    .where("division_id", "=", divisionId)
    .where("id", "=", productId)
    .set({ processing: true, print_failure: null })
    .execute();
  const payload = { divisionId, productId };
  await enqueue(db, "render_mockups", payload, { key: `mockups ${productId}`, priority: 5 });
  await enqueue(db, "render_print_files", payload, { key: `print files ${productId}`, priority: 6 });
}
