import type { AreaMm } from "@selvedge/design/geometry/box";
import type { Scene, Side } from "@selvedge/design/scene";
import { renderSide } from "@selvedge/design/to-svg";
import { type AreaPlace, type LoadAsset, type PlacedPictures, placePictures } from "./pictures/placed-pictures.ts";
import { type Raster, rasterise } from "./pictures/raster.ts";

export type Sheet = ({ readonly ok: true } & Raster) | Extract<PlacedPictures, { ok: false }>;

/** One side rendered on a clear sheet of its print area, `pxPerMm` rounded so that the sheet has whole pixels. */
export async function renderSheet(
  scene: Scene,
  side: Side,
  loadAsset: LoadAsset,
  { areaMm, pxPerMm }: { areaMm: AreaMm; pxPerMm: number },
): Promise<Sheet> {
  const [widthPx, heightPx] = [Math.round(areaMm.widthMm * pxPerMm), Math.round(areaMm.heightMm * pxPerMm)];
  const pictures = await placePictures(scene, side, sheetPlace(areaMm, widthPx, heightPx), loadAsset);
  if (!pictures.ok) return pictures;
  const drawing = renderSide(pictures.scene, side, pictures.assets, { mode: "print" });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" viewBox="0 0 ${widthPx} ${heightPx}">${drawing}</svg>`;
  return { ok: true, ...(await rasterise(svg, widthPx, heightPx)) };
}

/**
 * The place of an area on a sheet of whole pixels: as large as fits, in the middle. It is the rule by which every SVG
 * fills its frame, so the print and a browser's picture of the same design agree to a fraction of a pixel.
 */
export function sheetPlace({ widthMm, heightMm }: AreaMm, widthPx: number, heightPx: number): AreaPlace {
  const pxPerMm = Math.min(widthPx / widthMm, heightPx / heightMm);
  return { pxPerMm, xPx: (widthPx - widthMm * pxPerMm) / 2, yPx: (heightPx - heightMm * pxPerMm) / 2 };
}
