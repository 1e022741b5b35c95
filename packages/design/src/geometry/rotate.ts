import type { Placed } from "../scene.ts";
import { type Box, boxRound, centreOf, type Point } from "./box.ts";

/** A point turned clockwise about another, in degrees. Quarter turns are exact. */
export function turnPoint(point: Point, about: Point, degrees: number): Point {
  const [cos, sin] = cosSin(degrees);
  const dx = point.x - about.x;
  const dy = point.y - about.y;
  return { x: about.x + dx * cos - dy * sin, y: about.y + dx * sin + dy * cos };
}

/** The four corners of an element as placed: top-left, top-right, bottom-right, bottom-left of the unturned box. */
export function cornersOf(element: Placed): readonly [Point, Point, Point, Point] {
  const { x, y, w, h } = element;
  const centre = centreOf(element);
  const turn = (px: number, py: number) => turnPoint({ x: px, y: py }, centre, element.rotation);
  return [turn(x, y), turn(x + w, y), turn(x + w, y + h), turn(x, y + h)];
}

/** The upright box around an element as placed. */
export function boundsOf(element: Placed): Box {
  return boxRound(cornersOf(element));
}

/** The upright box round all elements, or null when there are none. */
export function boundsOfAll(elements: readonly Placed[]): Box | null {
  return elements.length === 0 ? null : boxRound(elements.flatMap(cornersOf));
}

/** An element turned to an angle about its middle, normalised from 0 to below 360. */
export function turnTo<E extends Placed>(element: E, degrees: number): E {
  return { ...element, rotation: wholeTurn(degrees) };
}

/** An element turned by an angle about its middle. */
export function turnBy<E extends Placed>(element: E, degrees: number): E {
  return turnTo(element, element.rotation + degrees);
}

/** The nearest multiple of `stepDegrees` when it is within `toleranceDegrees`, else the angle itself. */
export function snapAngle(degrees: number, stepDegrees = 45, toleranceDegrees = 3): number {
  const nearest = Math.round(degrees / stepDegrees) * stepDegrees;
  return wholeTurn(Math.abs(degrees - nearest) <= toleranceDegrees ? nearest : degrees);
}

/** The angle that points an element's top at a pointer, for a handle above it. */
export function angleTowards(element: Placed, pointer: Point): number {
  const centre = centreOf(element);
  return wholeTurn((Math.atan2(pointer.x - centre.x, centre.y - pointer.y) * 180) / Math.PI);
}

export function wholeTurn(degrees: number): number {
  const turned = ((degrees % 360) + 360) % 360;
  return turned === 360 ? 0 : turned;
}

const quarters: Readonly<Record<number, readonly [number, number]>> = {
  0: [1, 0],
  90: [0, 1],
  180: [-1, 0],
  270: [0, -1],
};

function cosSin(degrees: number): readonly [number, number] {
  const turn = wholeTurn(degrees);
  const radians = (turn * Math.PI) / 180;
  return quarters[turn] ?? [Math.cos(radians), Math.sin(radians)];
}
