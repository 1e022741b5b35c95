import { createHash } from "node:crypto";
import type { AssetTable } from "@selvedge/design/asset";
import type { AreaMm } from "@selvedge/design/geometry/box";
import type { ImageElement, Scene, Side } from "@selvedge/design/scene";
import sharp from "sharp";

/** A design whose print is held against a browser's picture of it, with the stored pictures that it places. */
export interface FidelityDesign {
  readonly name: string;
  readonly side: Side;
  readonly scene: Scene;
  readonly areaMm: AreaMm;
  /** Prints this many times as large as designed. */
  readonly scale: number;
  readonly pictures: ReadonlyMap<string, Buffer>;
  readonly assets: AssetTable;
}

export type Placement = Pick<ImageElement, "x" | "y" | "w"> &
  Partial<Pick<ImageElement, "rotation" | "opacity" | "flip">> & { readonly picture: Buffer };

/** A design of pictures placed by their corner and width, in millimetres, in their own shape. */
export async function fidelityDesign(
  name: string,
  areaMm: AreaMm,
  placements: readonly Placement[],
  { side = "front", scale = 1 }: { side?: Side; scale?: number } = {},
): Promise<FidelityDesign> {
  const pictures = new Map<string, Buffer>();
  const assets: Record<string, AssetTable[string]> = {};
  const elements: ImageElement[] = [];
  for (const [index, { picture, ...place }] of placements.entries()) {
    const sha256 = createHash("sha256").update(picture).digest("hex");
    const { width, height, format, hasAlpha } = await sharp(picture).metadata();
    const mime = format === "jpeg" ? "image/jpeg" : "image/png";
    const href = `data:${mime};base64,${picture.toString("base64")}`;
    pictures.set(sha256, picture);
    assets[sha256] = { sha256, mime, widthPx: width, heightPx: height, hasAlpha, href };
    const h = (place.w * height) / width;
    const asDrawn = { rotation: 0, opacity: 1, flip: "none", ...place } as const;
    elements.push({ id: `e${index}`, type: "image", assetId: sha256, h, ...asDrawn });
  }
  const scene: Scene = { v: 1, blank: "tee-unisex", sides: { [side]: { elements } } };
  return { name, side, scene, areaMm, scale, pictures, assets };
}
