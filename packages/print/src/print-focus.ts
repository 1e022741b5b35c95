import { boundsOfAll } from "@selvedge/design/geometry/rotate";
import { placedOn, type Scene, type Side } from "@selvedge/design/scene";
import { type GarmentView, viewSizePx } from "@selvedge/garments/view";

/** A closer look at a product's picture: its middle, in shares of the picture, and how much larger it is shown. */
export interface PrintFocus {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** How much of the closer look the print fills, and how large it may become before its pixels show. */
const filled = 0.84;
const [leastScale, mostScale] = [1.4, 3];

/**
 * Where the print of one side is on the product's picture, and how far to zoom in so that it fills a square. null when
 * nothing is placed, when the picture shows the print large anyway, and for goods whose print is wrapped or cut in pieces.
 */
export function printFocus(view: GarmentView, scene: Scene, side: Side): PrintFocus | null {
  const bounds = boundsOfAll(placedOn(scene, side));
  if (!bounds || view.map || view.slots) return null;
  const { xPx, yPx, widthPx, heightPx, widthMm, heightMm } = view.printArea;
  const across = within(bounds.x, bounds.x + bounds.w, { areaMm: widthMm, areaStartPx: xPx, areaPx: widthPx });
  const down = within(bounds.y, bounds.y + bounds.h, { areaMm: heightMm, areaStartPx: yPx, areaPx: heightPx });
  const longest = Math.max(across.length, down.length);
  if (longest <= 0) return null;
  const scale = Math.min(mostScale, filled / longest);
  if (scale < leastScale) return null;
  return { x: inside(across.middle, scale), y: inside(down.middle, scale), scale };
}

/** A stretch of millimetres, cut at the print area's ends, as a stretch of the picture in shares of it. */
function within(
  fromMm: number,
  toMm: number,
  { areaMm, areaStartPx, areaPx }: { areaMm: number; areaStartPx: number; areaPx: number },
) {
  const [from, to] = [Math.max(0, fromMm), Math.min(areaMm, toMm)];
  const shareOf = (mm: number) => (areaStartPx + (mm / areaMm) * areaPx) / viewSizePx;
  return { middle: (shareOf(from) + shareOf(to)) / 2, length: shareOf(to) - shareOf(from) };
}

/** A middle so far from the picture's edges that the closer look shows nothing beyond them. */
const inside = (middle: number, scale: number): number =>
  Math.min(1 - 1 / (2 * scale), Math.max(1 / (2 * scale), middle));
