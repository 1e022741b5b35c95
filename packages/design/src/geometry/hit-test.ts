import type { Placed } from "../scene.ts";
import { centreOf, type Point } from "./box.ts";
import { turnPoint } from "./rotate.ts";

/** Whether a point is on an element as placed, give or take `slackMm` for fingers. */
export function isOn(element: Placed, point: Point, slackMm = 0): boolean {
  const centre = centreOf(element);
  const flat = turnPoint(point, centre, -element.rotation);
  return (
    Math.abs(flat.x - centre.x) <= element.w / 2 + slackMm && Math.abs(flat.y - centre.y) <= element.h / 2 + slackMm
  );
}

/** The topmost element under a point, or null. */
export function hitTest<E extends Placed>(elements: readonly E[], point: Point, slackMm = 0): E | null {
  return elements.findLast((element) => isOn(element, point, slackMm)) ?? null;
}
