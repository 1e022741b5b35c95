import { withDivision } from "@selvedge/db/with-division";
import type { Platform } from "../../platform.ts";
import { drawLater } from "./draw-later.ts";
import { mockupProgress } from "./progress.ts";
import { requireProduct } from "./show-product.ts";

/** How far the drawing of a product is. */
export const readProgress = (platform: Platform, divisionId: number, id: number) =>
  withDivision(platform.pools.web, divisionId, async (db) =>
    mockupProgress(platform.origins, divisionId, await requireProduct(db, divisionId, id)),
  );

/** Has failed pictures drawn again, or every one. Pictures that shoppers see stay until the new ones are there. */
export const redraw = ({ pools, origins }: Platform, divisionId: number, id: number, only: "failed" | "all") =>
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
      await drawLater(db, divisionId, id);
    }
    return mockupProgress(origins, divisionId, await requireProduct(db, divisionId, id));
  });
