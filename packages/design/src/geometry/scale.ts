import type { Placed } from "../scene.ts";
import { centreOf, type Point } from "./box.ts";
import { turnPoint } from "./rotate.ts";

/** An element made larger or smaller about its middle. */
export function scaleAboutCentre<E extends Placed>(element: E, factor: number): E {
  const w = element.w * factor;
  const h = element.h * factor;
  return { ...element, x: element.x + (element.w - w) / 2, y: element.y + (element.h - h) / 2, w, h };
}

/** The eight handles round an element, named as compass points of the unturned box. */
export const handles = ["nw", "n", "ne", "e", "se", "s", "sw", "w"] as const;
export type Handle = (typeof handles)[number];

/** Where each handle sits: -1 left or top, 0 middle, 1 right or bottom. */
const handleSides: Record<Handle, readonly [number, number]> = {
  nw: [-1, -1],
  n: [0, -1],
  ne: [1, -1],
  e: [1, 0],
  se: [1, 1],
  s: [0, 1],
  sw: [-1, 1],
  w: [-1, 0],
};

/** Where a handle is, on the element as placed. */
export function handlePoint(element: Placed, handle: Handle): Point {
  const [sx, sy] = handleSides[handle];
  const centre = centreOf(element);
  const flat = { x: centre.x + (sx * element.w) / 2, y: centre.y + (sy * element.h) / 2 };
  return turnPoint(flat, centre, element.rotation);
}

export interface ScaleOptions {
  /** Corners keep the shape unless this is false; edges never do. */
  readonly keepShape?: boolean;
  readonly smallestMm?: number;
  /** Grow to both sides of the middle instead of away from the opposite handle. */
  readonly aboutCentre?: boolean;
}

/**
 * An element dragged by a handle to a pointer. The opposite corner or edge stays where it is, whatever the rotation,
 * and the element never turns inside out: it stops at `smallestMm` (default 2).
 */
export function scaleByHandle<E extends Placed>(
  element: E,
  handle: Handle,
  pointer: Point,
  { keepShape = true, smallestMm = 2, aboutCentre = false }: ScaleOptions = {},
): E {
  const [sx, sy] = handleSides[handle];
  const centre = centreOf(element);
  const flat = turnPoint(pointer, centre, -element.rotation);
  const reach = aboutCentre ? 2 : 1;
  const dragged = {
    w: sx === 0 ? element.w : spanTo(flat.x - centre.x, sx, element.w, reach),
    h: sy === 0 ? element.h : spanTo(flat.y - centre.y, sy, element.h, reach),
  };
  const size = sx !== 0 && sy !== 0 && keepShape ? alike(element, dragged, smallestMm) : atLeast(dragged, smallestMm);
  return aboutCentre ? resizedAbout(element, centre, size) : resizedFrom(element, centre, size, { sx, sy });
}

interface Size {
  readonly w: number;
  readonly h: number;
}

/** Length from the fixed side (or twice from the middle) to the pointer, measured towards the handle. */
function spanTo(offset: number, side: number, length: number, reach: number): number {
  return reach === 2 ? offset * side * 2 : offset * side + length / 2;
}

/** The size nearest to the drag that has the element's shape. */
function alike(element: Placed, dragged: Size, smallestMm: number): Size {
  const along = (dragged.w * element.w + dragged.h * element.h) / (element.w ** 2 + element.h ** 2);
  const factor = Math.max(along, smallestMm / Math.min(element.w, element.h));
  return { w: element.w * factor, h: element.h * factor };
}

function atLeast(size: Size, smallestMm: number): Size {
  return { w: Math.max(size.w, smallestMm), h: Math.max(size.h, smallestMm) };
}

function resizedAbout<E extends Placed>(element: E, centre: Point, size: Size): E {
  return { ...element, ...size, x: centre.x - size.w / 2, y: centre.y - size.h / 2 };
}

function resizedFrom<E extends Placed>(
  element: E,
  centre: Point,
  size: Size,
  { sx, sy }: { sx: number; sy: number },
): E {
  const moved = {
    x: centre.x + (sx * (size.w - element.w)) / 2,
    y: centre.y + (sy * (size.h - element.h)) / 2,
  };
  return resizedAbout(element, turnPoint(moved, centre, element.rotation), size);
}
