import type { AreaMm } from "@selvedge/design/geometry/box";
import { moveBy } from "@selvedge/design/geometry/move";
import { boundsOf } from "@selvedge/design/geometry/rotate";
import type { Placed } from "@selvedge/design/scene";

export const edges = ["left", "centre", "right", "top", "middle", "bottom"] as const;
export type Edge = (typeof edges)[number];

/** An element moved along one axis so that it meets an edge or the middle of the print area as placed. */
export function alignTo<E extends Placed>(element: E, area: AreaMm, edge: Edge): E {
  const bounds = boundsOf(element);
  const shifts: Record<Edge, readonly [number, number]> = {
    left: [-bounds.x, 0],
    centre: [(area.widthMm - bounds.w) / 2 - bounds.x, 0],
    right: [area.widthMm - bounds.w - bounds.x, 0],
    top: [0, -bounds.y],
    middle: [0, (area.heightMm - bounds.h) / 2 - bounds.y],
    bottom: [0, area.heightMm - bounds.h - bounds.y],
  };
  return moveBy(element, ...shifts[edge]);
}
