import { withDivision } from "@selvedge/db/with-division";
import { type Side, usedSides } from "@selvedge/design/scene";
import type { PrintFileFacts } from "@selvedge/print/print-file";
import { renderPrintFile, verifyPrintFile } from "@selvedge/print/process/rendering";
import { sql } from "kysely";
import * as z from "zod";
import type { Task } from "../../jobs/task.ts";
import type { Platform } from "../../platform.ts";
import { insertFile, storeBytes } from "../files/index.ts";
import { requireBlank } from "./costs.ts";
import { loadAssetsOf } from "./load-assets.ts";
import { printVersion } from "./pictures.ts";
import { type SceneToPrint, scenesToPrint } from "./scenes-to-print.ts";
import { settleProcessing } from "./settle-processing.ts";

const payload = z.object({ divisionId: z.number(), productId: z.number() });

/**
 * Draws the file that is printed for each side of a product's design, and of every older one that a paid order still
 * waits for; reads it back as the factory will, and keeps it. Files that are there are left alone, so it may run any
 * number of times. A file of the present design that cannot be drawn is told on the product; trying again would give
 * the same.
 */
export const renderPrintFiles: Task = async (platform, given) => {
  const { divisionId, productId } = payload.parse(given);
  const scenes = await withDivision(platform.pools.worker, divisionId, (db) =>
    scenesToPrint(db, divisionId, productId, printVersion),
  );
  const faults = new Map<string, string>();
  for (const scene of scenes)
    for (const side of usedSides(scene.scene)) {
      if (scene.printed_sides.includes(side)) continue;
      const fault = await drawSide(platform, divisionId, scene, side);
      if (fault) faults.set(scene.scene_hash, fault);
    }
  await withDivision(platform.pools.worker, divisionId, async (db) => {
    for (const { scene_hash } of scenes)
      await db
        .updateTable("products")
        .where("division_id", "=", divisionId)
        .where("id", "=", productId)
        .where("scene_hash", "=", scene_hash)
        .set({ print_failure: faults.get(scene_hash) ?? null })
        .execute();
    await settleProcessing(db, divisionId, productId);
  });
};

/** Draws and keeps one side; gives what is wrong when it cannot be printed. */
async function drawSide(platform: Platform, divisionId: number, row: SceneToPrint, side: Side): Promise<string | null> {
  const blank = requireBlank(row.blank_code);
  const area = blank.areas[side];
  if (!area) return `${blank.name} cannot be printed on the ${side}.`;
  const drawn = await renderPrintFile(row.scene, side, loadAssetsOf(platform, divisionId), { areaMm: area });
  if (!drawn.ok) return faultWords[drawn.code];
  const checked = await verifyPrintFile(drawn.png, { areaMm: area });
  if (!checked.ok) throw new Error(`a print file of scene ${row.scene_hash} did not pass its check: ${checked.code}`);
  const sha256 = await storeBytes(platform.files, divisionId, drawn.png);
  await keepPrintFile(platform, divisionId, row, side, { ...checked, sha256, sizeBytes: drawn.png.length });
  return null;
}

type FaultCode = Extract<Awaited<ReturnType<typeof renderPrintFile>>, { ok: false }>["code"];

const faultWords: Record<FaultCode, string> = {
  nothing_on_side: "There is nothing on this side of the design.",
  no_ink: "The design is completely clear, so nothing would print.",
  missing_asset: "The file of a picture in the design is gone. Upload it again and place it anew.",
  unreadable_asset: "The file of a picture in the design cannot be read. Upload it again and place it anew.",
  too_large: "A picture in the design is too large to print. Make it smaller.",
};

const keepPrintFile = (
  { pools }: Platform,
  divisionId: number,
  { scene_hash }: SceneToPrint,
  side: Side,
  file: PrintFileFacts & { sizeBytes: number },
) =>
  withDivision(pools.worker, divisionId, async (db) => {
    await insertFile(db, divisionId, {
      sha256: file.sha256,
      mime: "image/png",
      sizeBytes: file.sizeBytes,
      isPublic: false,
    });
    await db
      .insertInto("print_files")
      .values({
        division_id: divisionId,
        scene_hash,
        side,
        sha256: file.sha256,
        width_px: file.widthPx,
        height_px: file.heightPx,
        dpi: file.dpi,
        size_bytes: file.sizeBytes,
        ink_coverage: file.inkCoverage,
        renderer_version: printVersion,
        verified_at: sql`now()`,
      })
      .onConflict((same) => same.doNothing())
      .execute();
  });
