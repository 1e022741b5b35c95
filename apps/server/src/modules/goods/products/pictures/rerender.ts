import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId, ProductId } from "@selvedge/domain/ids";
import type { Platform } from "../../../../platform.ts";
import { requireProduct } from "../show-product.ts";
import { mockupProgress } from "./progress.ts";
import { renderLater } from "./render-later.ts";

/** Progress of a product's rendering. */
export const readProgress = (platform: Platform, divisionId: DivisionId, id: ProductId) =>
  withDivision(platform.pools.web, divisionId, async (db) =>
    mockupProgress(platform.origins, divisionId, await requireProduct(db, divisionId, id)),
  );

/** Queues failed pictures for rendering, or all. Pictures that shoppers see stay until the new ones are ready. */
export const rerenderMockups = (
  { pools, origins }: Platform,
  divisionId: DivisionId,
  id: ProductId,
  only: "failed" | "all",
) =>
  withDivision(pools.web, divisionId, async (db) => {
    const row = await requireProduct(db, divisionId, id);
    if (row.published_at) {
      await db
        .updateTable("product_images")
        .where("division_id", "=", divisionId)
        .where("product_id", "=", id)
        .$if(only === "failed", (query) => query.where("state", "=", "failed").set({ state: "waiting" }))
        .set({ drawn_from: "" })
        .execute();
      await renderLater(db, divisionId, id);
    }
    return mockupProgress(origins, divisionId, await requireProduct(db, divisionId, id));
  });
