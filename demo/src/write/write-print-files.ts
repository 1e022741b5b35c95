import { usedSides } from "@selvedge/design/scene";
import { findBlank } from "@selvedge/garments/blanks";
import { rendererVersion } from "@selvedge/print/print-file";
import { renderPrintFile, verifyPrintFile } from "@selvedge/print/process/rendering";
import { storedScene } from "../stored-scene.ts";
import { insertWithIds } from "./insert-rows.ts";
import { keepOwn } from "./keep-file.ts";
import type { Writing } from "./world.ts";
import type { WrittenProduct } from "./write-products.ts";

/** The print file of each side of a product. */
export interface PrintFileOfSide {
  readonly side: string;
  readonly id: number;
}

/** Draws and keeps the files that garments on the floor are printed from. Gives them by product. */
export async function writePrintFiles(
  writing: Writing,
  products: readonly WrittenProduct[],
): Promise<Map<number, PrintFileOfSide[]>> {
  const written = products.map(async (each) => [each.id, await writeFilesOf(writing, each)] as const);
  return new Map(await Promise.all(written));
}

async function writeFilesOf(writing: Writing, { product, scene, sceneHash }: WrittenProduct) {
  const { load } = await storedScene(product);
  const files: PrintFileOfSide[] = [];
  for (const side of usedSides(scene)) {
    const areaMm = findBlank(product.blank)!.areas[side]!;
    const drawn = await renderPrintFile(scene, side, load, { areaMm });
    if (!drawn.ok) throw new Error(`${product.name} cannot be printed: ${drawn.code}.`);
    const checked = await verifyPrintFile(drawn.png, { areaMm });
    if (!checked.ok) throw new Error(`The print file of ${product.name} did not pass its check: ${checked.code}.`);
    const [id] = await insertWithIds(writing.db, "print_files", [
      {
        division_id: writing.divisionId,
        scene_hash: sceneHash,
        side,
        sha256: await keepOwn(writing, drawn.png),
        width_px: checked.widthPx,
        height_px: checked.heightPx,
        dpi: checked.dpi,
        size_bytes: drawn.png.length,
        ink_coverage: checked.inkCoverage,
        renderer_version: String(rendererVersion),
        verified_at: writing.now,
      },
    ]);
    files.push({ side, id: id! });
  }
  return files;
}
