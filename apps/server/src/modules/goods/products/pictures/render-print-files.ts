import { asDivisionId, asProductId } from "@selvedge/contracts/shapes";
import { withDivision } from "@selvedge/db/with-division";
import { usedSides } from "@selvedge/design/scene";
import * as z from "zod";
import type { Task } from "../../../../task.ts";
import { printVersion } from "./pictures.ts";
import { scenesToPrint } from "./scenes-to-print.ts";
import { settleProcessing } from "./settle-processing.ts";
import { storePrintFile } from "./store-print-file.ts";

const payload = z.object({ divisionId: asDivisionId(z.number()), productId: asProductId(z.number()) });

/**
 * Renders the print file for each side and size of a product's design, and of every older one that a paid order still
 * waits for. Existing files stay, so it may run any number of times. If a file of the present design cannot be rendered,
 * the product shows the reason.
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
        const rendered = await storePrintFile(platform, { divisionId, sceneHash, side, scalePermille }, design);
        if (!rendered.ok) faults.set(sceneHash, rendered.text);
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
