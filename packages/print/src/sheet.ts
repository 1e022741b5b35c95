import type { AreaMm } from "@selvedge/design/geometry/box";
import type { Scene, Side } from "@selvedge/design/scene";
import { elementsOf } from "@selvedge/design/scene";
import { drawSide } from "@selvedge/design/to-svg";
import { type AreaPlace, type LoadAsset, type PlacedPictures, placePictures } from "./placed-pictures.ts";
import { type Raster, rasterise } from "./raster.ts";

export type Sheet = ({ readonly ok: true } & Raster) | Extract<PlacedPictures, { ok: false }>;

/** One side drawn on a clear sheet of its print area, `pxPerMm` rounded so that the sheet has whole pixels. */
export async function drawSheet(
  scene: Scene,
  side: Side,
  loadAsset: LoadAsset,
  areaMm: AreaMm,
  pxPerMm: number,
): Promise<Sheet> {
  const [widthPx, heightPx] = [Math.round(areaMm.widthMm * pxPerMm), Math.round(areaMm.heightMm * pxPerMm)];
  const pictures = await placePictures(elementsOf(scene, side), sheetPlace(areaMm, widthPx, heightPx), loadAsset);
  if (!pictures.ok) return pictures;
  const inPixels: Scene = { ...scene, sides: { [side]: { elements: pictures.elements } } };
  const drawing = drawSide(inPixels, side, pictures.assets, { mode: "print" });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" viewBox="0 0 ${widthPx} ${heightPx}">${drawing}</svg>`;
  return { ok: true, ...(await rasterise(svg, widthPx, heightPx)) };
}

/**
 * Where an area lies on a sheet of whole pixels: as large as fits, in the middle. It is the rule by which every SVG
 * fills its frame, so the print and a browser's picture of the same design agree to a fraction of a pixel.
 */
export function sheetPlace({ widthMm, heightMm }: AreaMm, widthPx: number, heightPx: number): AreaPlace {
  const pxPerMm = Math.min(widthPx / widthMm, heightPx / heightMm);
  return { pxPerMm, xPx: (widthPx - widthMm * pxPerMm) / 2, yPx: (heightPx - heightMm * pxPerMm) / 2 };
}
