// The place of the picture in the stage: pixels of the 1200 px picture, millimetres of the print area, pixels of the screen.
import type { Point } from "@selvedge/design/geometry/box";
import { type GarmentView, viewSizePx } from "@selvedge/garments/view";

/** Screen position of the picture's corner, and screen pixels for one picture pixel. */
export interface Viewport {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface StageSize {
  readonly width: number;
  readonly height: number;
}

/** The print area in picture pixels: its corner, and pixels for one millimetre. */
export interface AreaOnPicture {
  readonly xPx: number;
  readonly yPx: number;
  readonly pxPerMm: number;
}

/** The place of the print area; on a mug it is flat at its true scale, as `placeInView` renders it. */
export function areaOnPicture({ printArea, map }: Pick<GarmentView, "printArea" | "map">): AreaOnPicture {
  const { xPx, yPx, widthPx, widthMm } = printArea;
  if (!map) return { xPx, yPx, pxPerMm: widthPx / widthMm };
  return { xPx: map.centreXPx - (widthMm * map.pxPerMm) / 2, yPx: map.topYPx + map.sagPx, pxPerMm: map.pxPerMm };
}

export const toScreen = (viewport: Viewport, area: AreaOnPicture, mm: Point): Point => ({
  x: viewport.x + (area.xPx + mm.x * area.pxPerMm) * viewport.scale,
  y: viewport.y + (area.yPx + mm.y * area.pxPerMm) * viewport.scale,
});

export const toMm = (viewport: Viewport, area: AreaOnPicture, screen: Point): Point => ({
  x: ((screen.x - viewport.x) / viewport.scale - area.xPx) / area.pxPerMm,
  y: ((screen.y - viewport.y) / viewport.scale - area.yPx) / area.pxPerMm,
});

/** Screen pixels of one millimetre. */
export const screenPxPerMm = (viewport: Viewport, area: AreaOnPicture): number => area.pxPerMm * viewport.scale;

/** The print area in the middle of the stage, with space around it. */
export function fitArea(
  stage: StageSize,
  area: AreaOnPicture,
  sizeMm: { widthMm: number; heightMm: number },
  margin = { x: 48, top: 72, bottom: 112 },
): Viewport {
  const width = sizeMm.widthMm * area.pxPerMm;
  const height = sizeMm.heightMm * area.pxPerMm;
  const roomX = Math.max(120, stage.width - 2 * margin.x);
  const roomY = Math.max(120, stage.height - margin.top - margin.bottom);
  const scale = Math.min(roomX / width, roomY / height);
  const middleY = margin.top + roomY / 2;
  return {
    scale,
    x: stage.width / 2 - (area.xPx + width / 2) * scale,
    y: middleY - (area.yPx + height / 2) * scale,
  };
}

/** The whole picture in the stage. */
export function fitPicture(stage: StageSize): Viewport {
  const scale = (Math.min(stage.width, stage.height) / viewSizePx) * 0.98;
  return { scale, x: (stage.width - viewSizePx * scale) / 2, y: (stage.height - viewSizePx * scale) / 2 };
}

export const scaleLimits = { smallest: 0.15, largest: 8 };

/** Nearer or further by a factor, with the point under the pointer staying where it is. */
export function zoomAt(viewport: Viewport, at: Point, factor: number): Viewport {
  const scale = Math.min(scaleLimits.largest, Math.max(scaleLimits.smallest, viewport.scale * factor));
  const grown = scale / viewport.scale;
  return { scale, x: at.x - (at.x - viewport.x) * grown, y: at.y - (at.y - viewport.y) * grown };
}

export const panBy = (viewport: Viewport, dx: number, dy: number): Viewport => ({
  ...viewport,
  x: viewport.x + dx,
  y: viewport.y + dy,
});
