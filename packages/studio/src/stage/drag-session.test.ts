import { centreOf } from "@selvedge/design/geometry/box";
import type { ImageElement } from "@selvedge/design/scene";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type DragContext, drag } from "./drag-session.ts";

const element: ImageElement = {
  id: "a",
  type: "image",
  assetId: "ab".repeat(32),
  x: 100,
  y: 100,
  w: 80,
  h: 40,
  rotation: 0,
  opacity: 1,
  flip: "none",
};
const free: DragContext = {
  area: { widthMm: 355, heightMm: 406 },
  others: [],
  toleranceMm: 2,
  snaps: false,
  isStrict: false,
};

test("a move follows the pointer and gives back what it began with", () => {
  const session = { kind: "move", start: element, from: { x: 120, y: 120 } } as const;
  expect(drag(session, [{ x: 130, y: 115 }], free).element).toMatchObject({ x: 110, y: 95 });
  expect(drag(session, [{ x: 120, y: 120 }], free).element).toMatchObject({ x: 100, y: 100 });
  expect(drag(session, [], free).element).toBe(element);
});

test("a strict move follows the longer axis", () => {
  const session = { kind: "move", start: element, from: { x: 0, y: 0 } } as const;
  expect(drag(session, [{ x: 30, y: 12 }], { ...free, isStrict: true }).element).toMatchObject({ x: 130, y: 100 });
});

test("a move near the middle is pulled to it and shows the line", () => {
  const session = { kind: "move", start: element, from: { x: 0, y: 0 } } as const;
  const { element: moved, guides } = drag(session, [{ x: 36.6, y: 40 }], { ...free, snaps: true });
  expect(centreOf(moved).x).toBe(177.5);
  expect(guides).toContainEqual({ axis: "x", at: 177.5, kind: "centre" });
});

test("scaling by a corner keeps the shape and the opposite corner", () => {
  const session = { kind: "scale", start: element, handle: "se" } as const;
  fc.assert(
    fc.property(
      fc.double({ min: 110, max: 400, noNaN: true }),
      fc.double({ min: 110, max: 400, noNaN: true }),
      (x, y) => {
        const { element: scaled } = drag(session, [{ x, y }], free);
        expect(scaled.w / scaled.h).toBeCloseTo(2, 6);
        expect([scaled.x, scaled.y]).toEqual([expect.closeTo(100, 6), expect.closeTo(100, 6)]);
      },
    ),
  );
});

test("turning snaps near quarter turns and, when strict, in steps of 15 degrees", () => {
  const session = { kind: "rotate", start: element, isBelow: false } as const;
  const right = { x: 300, y: 121 };
  expect(drag(session, [right], { ...free, snaps: true }).element.rotation).toBe(90);
  expect(drag(session, [right], free).element.rotation).not.toBe(90);
  expect(drag(session, [{ x: 200, y: 40 }], { ...free, isStrict: true }).element.rotation % 15).toBe(0);
});

test("the handle below turns the same way: pulled to the left, the top comes to the right", () => {
  const session = { kind: "rotate", start: element, isBelow: true } as const;
  const middle = { x: element.x + element.w / 2, y: element.y + element.h / 2 };
  expect(drag(session, [{ x: middle.x - 90, y: middle.y }], free).element.rotation).toBeCloseTo(90, 6);
  expect(drag(session, [{ x: middle.x, y: middle.y + 90 }], free).element.rotation).toBeCloseTo(0, 6);
});

test("two fingers carry, grow and turn the element, and leave it alone when they come back", () => {
  const from = [
    { x: 110, y: 120 },
    { x: 170, y: 120 },
  ] as const;
  const session = { kind: "pinch", start: element, from } as const;
  expect(drag(session, from, free).element).toMatchObject({ w: 80, h: 40, rotation: 0 });
  const wide = drag(
    session,
    [
      { x: 80, y: 120 },
      { x: 200, y: 120 },
    ],
    free,
  ).element;
  expect([wide.w, centreOf(wide).x, wide.rotation]).toEqual([160, 140, 0]);
  const turned = drag(
    session,
    [
      { x: 140, y: 90 },
      { x: 140, y: 150 },
    ],
    free,
  ).element;
  expect(turned.rotation).toBe(90);
});
