import type { Placed } from "../scene.ts";
import { type AreaMm, type Box, boxOf } from "./box.ts";
import { moveBy } from "./move.ts";
import { boundsOf } from "./rotate.ts";

/** A line to draw while something snaps: `x` of an upright line or `y` of a level one, in millimetres. */
export interface Guide {
  readonly axis: "x" | "y";
  readonly at: number;
  readonly kind: "centre" | "edge";
}

export interface Snapped<E> {
  readonly element: E;
  readonly guides: readonly Guide[];
}

/**
 * A moved element pulled to the nearest line: the print area's middle and edges, and those of the other elements.
 * Each axis snaps by itself, by `toleranceMm` at most; a middle wins over an edge at the same distance.
 * With no line in reach it is the very element that was given.
 */
export function snapMove<E extends Placed>(
  element: E,
  area: AreaMm,
  others: readonly Placed[] = [],
  toleranceMm = 2,
): Snapped<E> {
  const boxes = [boxOf(area), ...others.map(boundsOf)];
  const bounds = boundsOf(element);
  const x = nearest(
    stops(bounds, "x"),
    boxes.flatMap((box) => stops(box, "x")),
    toleranceMm,
  );
  const y = nearest(
    stops(bounds, "y"),
    boxes.flatMap((box) => stops(box, "y")),
    toleranceMm,
  );
  return {
    element: x || y ? moveBy(element, x?.shift ?? 0, y?.shift ?? 0) : element,
    guides: [...guide("x", x), ...guide("y", y)],
  };
}

interface Stop {
  readonly at: number;
  readonly kind: Guide["kind"];
}

interface Pull extends Stop {
  readonly shift: number;
}

function stops(box: Box, axis: Guide["axis"]): readonly Stop[] {
  const start = box[axis];
  const length = axis === "x" ? box.w : box.h;
  return [
    { at: start + length / 2, kind: "centre" },
    { at: start, kind: "edge" },
    { at: start + length, kind: "edge" },
  ];
}

function nearest(own: readonly Stop[], lines: readonly Stop[], toleranceMm: number): Pull | null {
  let best: Pull | null = null;
  for (const stop of own) {
    for (const line of lines.filter((candidate) => candidate.kind === stop.kind)) {
      const shift = line.at - stop.at;
      if (Math.abs(shift) <= toleranceMm && (!best || Math.abs(shift) < Math.abs(best.shift)))
        best = { ...line, shift };
    }
  }
  return best;
}

function guide(axis: Guide["axis"], pull: Pull | null): readonly Guide[] {
  return pull ? [{ axis, at: pull.at, kind: pull.kind }] : [];
}
