import type { Placed } from "../scene.ts";
import { type AreaMm, boxOf } from "./box.ts";
import { boundsOf } from "./rotate.ts";

/** An element moved by millimetres. */
export function moveBy<E extends Placed>(element: E, dx: number, dy: number): E {
  return { ...element, x: element.x + dx, y: element.y + dy };
}

export const directions = ["left", "right", "up", "down"] as const;
export type Direction = (typeof directions)[number];

const steps: Record<Direction, readonly [number, number]> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/** One press of an arrow key: 1 mm, or 10 mm when coarse. */
export function nudge<E extends Placed>(element: E, direction: Direction, coarse = false): E {
  const [dx, dy] = steps[direction];
  const mm = coarse ? 10 : 1;
  return moveBy(element, dx * mm, dy * mm);
}

/**
 * An element pushed back so that all of it is in the print area. One that is too large for the area in a direction is
 * centred in that direction.
 */
export function keepWithin<E extends Placed>(element: E, area: AreaMm): E {
  const bounds = boundsOf(element);
  const room = boxOf(area);
  return moveBy(element, pushInto(bounds.x, bounds.w, room.w), pushInto(bounds.y, bounds.h, room.h));
}

/** How far a span must move to be within 0 to `room`. */
function pushInto(start: number, length: number, room: number): number {
  if (length > room) return (room - length) / 2 - start;
  if (start < 0) return -start;
  return Math.min(0, room - length - start);
}
