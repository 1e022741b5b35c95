import { withDivision } from "@selvedge/db/with-division";
import { usedSides } from "@selvedge/design/scene";
import * as z from "zod";
import type { Task } from "../../jobs/task.ts";
import { drawPrintFile } from "./draw-print-file.ts";
import { printVersion } from "./pictures.ts";
import { scenesToPrint } from "./scenes-to-print.ts";
import { settleProcessing } from "./settle-processing.ts";

const payload = z.object({ divisionId: z.number(), productId: z.number() });

/**
 * Draws the file that is printed for each side and size of a product's design, and of every older one that a paid order
 * still waits for. Files that are there are left alone, so it may run any number of times. A file of the present design
 * that cannot be drawn is told on the product.
 */
export const renderPrintFiles: Task = async (platform, given) => {
  const { divisionId, productId } = payload.parse(given);
  const scenes = await withDivision(platform.pools.worker, divisionId, (db) =>
    scenesToPrint(db, divisionId, productId, printVersion),
  );
  const faults = new Map<string, string>();
  for (const { sceneHash, printed, scales, ...design } of scenes)
    for (const side of usedSides(design.scene))
      for (const scalePermille of scales) {
        if (printed.some((file) => file.side === side && file.scalePermille === scalePermille)) continue;
        const drawn = await drawPrintFile(platform, { divisionId, sceneHash, side, scalePermille }, design);
        if (!drawn.ok) faults.set(sceneHash, drawn.text);
      }
  await withDivision(platform.pools.worker, divisionId, async (db) => {
    for (const { sceneHash } of scenes)
      await db
        .updateTable("products")
        .where("division_id", "=", divisionId)
        .where("id", "=", productId)
        .where("scene_hash", "=", sceneHash)
        .set({ print_failure: faults.get(sceneHash) ?? null })
        .execute();
    await settleProcessing(db, divisionId, productId);
  });
};
