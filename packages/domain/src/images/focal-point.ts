import type { Point } from "../geometry/point.ts";

/** The part of a picture that stays in sight when its edges are cut, 0 to 1 from the top-left corner. */
export const middleOfImage: Point = { x: 0.5, y: 0.5 };

/** A focal point within its picture: each part clamped between 0 and 1; what is no number is the middle. Source: platform-core §9. */
export const focalPoint = ({ x, y }: Point): Point => ({ x: clamped(x), y: clamped(y) });

const clamped = (part: number): number => (Number.isFinite(part) ? Math.min(1, Math.max(0, part)) : 0.5);
