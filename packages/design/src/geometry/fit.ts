import type { Placed } from "../scene.ts";
import { type AreaMm, type Box, boxOf, centreOf } from "./box.ts";
import { moveBy } from "./move.ts";
import { boundsOf } from "./rotate.ts";
import { scaleAboutCentre } from "./scale.ts";

export interface PixelSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/**
 * The largest box of a picture's shape inside another, centred across and `at` of the free height down
 * (0 top, 0.5 middle, 1 bottom). `share` takes less than all of the space.
 */
export function fitInto(picture: PixelSize, room: Box, { share = 1, at = 0.5 } = {}): Box {
  const scale = Math.min(room.w / picture.widthPx, room.h / picture.heightPx) * share;
  const w = picture.widthPx * scale;
  const h = picture.heightPx * scale;
  return { x: room.x + (room.w - w) / 2, y: room.y + (room.h - h) * at, w, h };
}

const onChest = 0.15;

/**
 * The first place of a new picture: as large as the area allows, but never larger than `maxWidthMm` or than it prints
 * well (at `dpi`). `at` of the free height down: near the top on a chest by default.
 */
export function firstPlace(
  picture: PixelSize,
  area: AreaMm,
  { dpi = 200, maxWidthMm = Number.POSITIVE_INFINITY, at = onChest } = {},
): Box {
  const fitted = fitInto(picture, boxOf(area));
  const sharpWidth = (picture.widthPx / dpi) * 25.4;
  const share = Math.min(1, sharpWidth / fitted.w, maxWidthMm / fitted.w);
  return fitInto(picture, boxOf(area), { share, at });
}

export type Axis = "across" | "down" | "both";

/** An element moved so that its middle is the area's middle. */
export function centreIn<E extends Placed>(element: E, area: AreaMm, axis: Axis = "both"): E {
  const from = centreOf(element);
  const to = centreOf(boxOf(area));
  return moveBy(element, axis === "down" ? 0 : to.x - from.x, axis === "across" ? 0 : to.y - from.y);
}

/** An element made as large as the area allows as placed, with the same shape, and centred. */
export function fitWithin<E extends Placed>(element: E, area: AreaMm): E {
  const bounds = boundsOf(element);
  const factor = Math.min(area.widthMm / bounds.w, area.heightMm / bounds.h);
  return centreIn(scaleAboutCentre(element, factor), area);
}

/** Elements made for one print area, brought to another: scaled alike to fit and at the same place across and down. */
export function fitAll<E extends Placed>(elements: readonly E[], from: AreaMm, to: AreaMm): readonly E[] {
  const factor = Math.min(to.widthMm / from.widthMm, to.heightMm / from.heightMm);
  const dx = (to.widthMm - from.widthMm * factor) / 2;
  return elements.map((element) => ({
    ...element,
    x: element.x * factor + dx,
    y: element.y * factor,
    w: element.w * factor,
    h: element.h * factor,
  }));
}
