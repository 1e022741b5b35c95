import type { CylinderMap, GarmentView } from "@selvedge/garments/view";
import type { Raster } from "./pictures/raster.ts";

/** Nothing is drawn where the mug turns away from the viewer. */
const edge = 0.98;

/**
 * A flat print wrapped round a mug: each pixel of the picture looks up its place on the print. Takes and gives pixels
 * multiplied by alpha; the flat print is at the map's `pxPerMm`, and the picture is a square of `sizePx`.
 */
export function wrapRoundMug(
  flat: Raster,
  map: CylinderMap,
  printArea: GarmentView["printArea"],
  sizePx: number,
): Buffer {
  const out = Buffer.alloc(sizePx * sizePx * 4);
  const blend = blendInto(out, flat);
  const left = Math.max(0, Math.floor(map.centreXPx - map.radiusPx));
  const right = Math.min(sizePx, Math.ceil(map.centreXPx + map.radiusPx));
  const bottom = Math.min(sizePx, Math.ceil(map.topYPx + map.sagPx + printArea.heightMm * map.pxPerMm) + 1);
  for (let x = left; x < right; x++) {
    const across = (x + 0.5 - map.centreXPx) / map.radiusPx;
    if (Math.abs(across) >= edge) continue;
    const angle = Math.asin(across);
    const u = angle * map.radiusPx + flat.widthPx / 2 - 0.5;
    const top = map.topYPx + map.sagPx * Math.cos(angle);
    for (let y = Math.max(0, Math.floor(top) - 1); y < bottom; y++) {
      blend(u, y + 0.5 - top - 0.5, (y * sizePx + x) * 4);
    }
  }
  return out;
}

/** Writes the print's colour between four pixels; outside the print is clear, so its edge stays smooth. */
function blendInto(out: Buffer, flat: Raster) {
  return (u: number, v: number, at: number): void => {
    const [x0, y0] = [Math.floor(u), Math.floor(v)];
    if (x0 < -1 || y0 < -1 || x0 >= flat.widthPx || y0 >= flat.heightPx) return;
    const [fx, fy] = [u - x0, v - y0];
    for (let channel = 0; channel < 4; channel++) {
      const top = sample(flat, x0, y0, channel) * (1 - fx) + sample(flat, x0 + 1, y0, channel) * fx;
      const low = sample(flat, x0, y0 + 1, channel) * (1 - fx) + sample(flat, x0 + 1, y0 + 1, channel) * fx;
      out[at + channel] = Math.round(top * (1 - fy) + low * fy);
    }
  };
}

function sample({ pixels, widthPx, heightPx }: Raster, x: number, y: number, channel: number): number {
  if (x < 0 || y < 0 || x >= widthPx || y >= heightPx) return 0;
  return pixels[(y * widthPx + x) * 4 + channel] as number;
}
