// Points and boxes in millimetres, y downward.
import type { Point } from "@selvedge/domain/geometry/point";

export type { Point };

export interface Box extends Point {
  readonly w: number;
  readonly h: number;
}

/** The size of a side's print area. */
export interface AreaMm {
  readonly widthMm: number;
  readonly heightMm: number;
}

/** A print area as a box with its corner at zero. */
export function boxOf(area: AreaMm): Box {
  return { x: 0, y: 0, w: area.widthMm, h: area.heightMm };
}

export function centreOf(box: Box): Point {
  return { x: box.x + box.w / 2, y: box.y + box.h / 2 };
}

/** The smallest box round all of the points; there must be one. */
export function boxRound(points: readonly Point[]): Box {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

/** Whether `inner` is in `outer`, give or take `slackMm`. */
export function isWithin(inner: Box, outer: Box, slackMm = 0): boolean {
  return (
    inner.x >= outer.x - slackMm &&
    inner.y >= outer.y - slackMm &&
    inner.x + inner.w <= outer.x + outer.w + slackMm &&
    inner.y + inner.h <= outer.y + outer.h + slackMm
  );
}

/** Whether two boxes share any ground. */
export function overlaps(one: Box, other: Box): boolean {
  return one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;
}
