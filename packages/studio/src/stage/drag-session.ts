// One gesture from pressing to letting go, as data: what it began with, and what it makes of where the pointers are now.
// Points are millimetres of the print area. Nothing here depends on a screen.
import { type AreaMm, centreOf, type Point } from "@selvedge/design/geometry/box";
import { moveBy } from "@selvedge/design/geometry/move";
import { angleTowards, snapAngle, turnTo } from "@selvedge/design/geometry/rotate";
import { type Handle, scaleByHandle } from "@selvedge/design/geometry/scale";
import { type Guide, snapMove } from "@selvedge/design/geometry/snap";
import type { Placed, SceneElement } from "@selvedge/design/scene";

export type DragSession =
  | { readonly kind: "move"; readonly start: SceneElement; readonly from: Point }
  | { readonly kind: "scale"; readonly start: SceneElement; readonly handle: Handle }
  /** By the handle above the element, or by the one below it. */
  | { readonly kind: "rotate"; readonly start: SceneElement; readonly isBelow: boolean }
  | { readonly kind: "pinch"; readonly start: SceneElement; readonly from: readonly [Point, Point] };

export interface DragContext {
  readonly area: AreaMm;
  readonly others: readonly Placed[];
  /** How near a line has to be to pull, in millimetres: less when zoomed in. */
  readonly toleranceMm: number;
  /** Holding Ctrl or Cmd switches pulling off. */
  readonly snaps: boolean;
  /** Shift: along one axis only, turning in steps, growing about the middle. */
  readonly isStrict: boolean;
}

export interface Dragged {
  readonly element: SceneElement;
  readonly guides: readonly Guide[];
}

/** The element as the gesture has it now. */
export function drag(session: DragSession, pointers: readonly Point[], context: DragContext): Dragged {
  const [pointer, second] = pointers;
  if (!pointer) return { element: session.start, guides: [] };
  if (session.kind === "move") return dragMove(session.start, session.from, pointer, context);
  if (session.kind === "scale") return dragScale(session.start, session.handle, pointer, context);
  if (session.kind === "rotate") return dragRotate(session.start, session.isBelow ? 180 : 0, pointer, context);
  return second ? dragPinch(session.start, session.from, [pointer, second]) : { element: session.start, guides: [] };
}

function dragMove(start: SceneElement, from: Point, pointer: Point, context: DragContext): Dragged {
  const [x, y] = [pointer.x - from.x, pointer.y - from.y];
  const isAcross = Math.abs(x) > Math.abs(y);
  const dx = context.isStrict && !isAcross ? 0 : x;
  const dy = context.isStrict && isAcross ? 0 : y;
  const moved = moveBy(start, dx, dy);
  return context.snaps
    ? snapMove(moved, context.area, context.others, context.toleranceMm)
    : { element: moved, guides: [] };
}

function dragScale(start: SceneElement, handle: Handle, pointer: Point, context: DragContext): Dragged {
  return { element: scaleByHandle(start, handle, pointer, { aboutCentre: context.isStrict }), guides: [] };
}

function dragRotate(start: SceneElement, handleDegrees: number, pointer: Point, context: DragContext): Dragged {
  const angle = angleTowards(start, pointer) - handleDegrees;
  const turned = context.isStrict ? snapAngle(angle, 15, 7.5) : context.snaps ? snapAngle(angle) : angle;
  return { element: turnTo(start, turned), guides: [] };
}

/** Two fingers hold the element: it keeps its place under both, growing and turning with them. */
function dragPinch(start: SceneElement, from: readonly [Point, Point], to: readonly [Point, Point]): Dragged {
  const before = spanOf(from);
  const now = spanOf(to);
  const factor = Math.max(now.length / Math.max(before.length, 0.01), 2 / Math.min(start.w, start.h));
  const [w, h] = [start.w * factor, start.h * factor];
  const centre = centreOf(start);
  const turn = now.angle - before.angle;
  const offset = rotated({ x: centre.x - before.middle.x, y: centre.y - before.middle.y }, turn);
  const middle = { x: now.middle.x + offset.x * factor, y: now.middle.y + offset.y * factor };
  const sized = { ...start, w, h, x: middle.x - w / 2, y: middle.y - h / 2 };
  return { element: turnTo(sized, snapAngle(start.rotation + (turn * 180) / Math.PI)), guides: [] };
}

function spanOf([a, b]: readonly [Point, Point]) {
  return {
    length: Math.hypot(b.x - a.x, b.y - a.y),
    angle: Math.atan2(b.y - a.y, b.x - a.x),
    middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
  };
}

function rotated({ x, y }: Point, radians: number): Point {
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}
