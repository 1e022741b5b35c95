import { type Side, usedSides } from "@selvedge/design/scene";
import { findBlank } from "@selvedge/garments/blanks/blanks";
import { scaleOfPermille } from "@selvedge/garments/print-size";
import { renderPrintFile, verifyPrintFile } from "@selvedge/print/process/rendering";
import { rendererVersion } from "@selvedge/print/renderer-version";
import { storedScene } from "../stored-scene.ts";
import { insertWithIds } from "./insert-rows.ts";
import { storeOwn } from "./store-file.ts";
import type { Writing } from "./world.ts";
import type { WrittenProduct } from "./write-products.ts";

/** The print file of a side of a product, at the size of some of its variants. */
export interface PrintFileOfSide {
  readonly side: string;
  readonly scalePermille: number;
  readonly id: number;
}

/** A product with the scales at which it is printed, in thousandths of the size that it was designed at. */
export interface PrintedProduct {
  readonly product: WrittenProduct;
  readonly scales: ReadonlySet<number>;
}

/** Renders and stores the files that garments on the floor are printed from. Gives them by product. */
export async function writePrintFiles(
  writing: Writing,
  products: readonly PrintedProduct[],
): Promise<Map<number, PrintFileOfSide[]>> {
  const written = products.map(async (each) => [each.product.id, await writeFilesOf(writing, each)] as const);
  return new Map(await Promise.all(written));
}

async function writeFilesOf(writing: Writing, { product, scales }: PrintedProduct) {
  const files: PrintFileOfSide[] = [];
  for (const side of usedSides(product.scene))
    for (const scalePermille of scales)
      files.push({ side, scalePermille, id: await writeFile(writing, product, side, scalePermille) });
  return files;
}

async function writeFile(
  writing: Writing,
  { product, scene, sceneHash }: WrittenProduct,
  side: Side,
  scalePermille: number,
): Promise<number> {
  const { load } = await storedScene(product);
  const blank = findBlank(product.blank)!;
  const options = { areaMm: blank.areas[side]!, scale: scaleOfPermille(blank, scalePermille) };
  const drawn = await renderPrintFile(scene, side, load, options);
  if (!drawn.ok) throw new Error(`${product.name} cannot be printed: ${drawn.code}.`);
  const checked = await verifyPrintFile(drawn.png, options);
  if (!checked.ok) throw new Error(`The print file of ${product.name} did not pass its check: ${checked.code}.`);
  const [id] = await insertWithIds(writing.db, "print_files", [
    {
      division_id: writing.divisionId,
      scene_hash: sceneHash,
      side,
      scale_permille: scalePermille,
      sha256: await storeOwn(writing, drawn.png),
      width_px: checked.widthPx,
      height_px: checked.heightPx,
      dpi: checked.dpi,
      size_bytes: drawn.png.length,
      ink_coverage: checked.inkCoverage,
      renderer_version: String(rendererVersion),
      verified_at: writing.now,
    },
  ]);
  return id!;
}
