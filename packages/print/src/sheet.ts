import type { AreaMm } from "@selvedge/design/geometry/box";
import type { Scene, Side } from "@selvedge/design/scene";
import { elementsOf } from "@selvedge/design/scene";
import { drawSide } from "@selvedge/design/to-svg";
import { type LoadAsset, type PlacedPictures, placePictures } from "./placed-pictures.ts";
import { type Raster, rasterise } from "./raster.ts";

export type Sheet = ({ readonly ok: true } & Raster) | Extract<PlacedPictures, { ok: false }>;

/** One side drawn on a clear sheet of its print area at `pxPerMm`, each picture at its own pixels. */
export async function drawSheet(
  scene: Scene,
  side: Side,
  loadAsset: LoadAsset,
  areaMm: AreaMm,
  pxPerMm: number,
): Promise<Sheet> {
  const pictures = await placePictures(elementsOf(scene, side), pxPerMm, loadAsset);
  if (!pictures.ok) return pictures;
  const [widthPx, heightPx] = [Math.round(areaMm.widthMm * pxPerMm), Math.round(areaMm.heightMm * pxPerMm)];
  const inPixels: Scene = { ...scene, sides: { [side]: { elements: pictures.elements } } };
  const drawing = drawSide(inPixels, side, pictures.assets, { mode: "print" });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" viewBox="0 0 ${widthPx} ${heightPx}">${drawing}</svg>`;
  return { ok: true, ...(await rasterise(svg, widthPx, heightPx)) };
}
