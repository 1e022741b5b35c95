import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { imageElement } from "../scene.examples.ts";
import { boxOf, centreOf, isWithin } from "./box.ts";
import { centreIn, firstPlace, fitAll, fitInto, fitWithin } from "./fit.ts";
import { hitTest, isOn } from "./hit-test.ts";
import { keepWithin, moveBy, nudge } from "./move.ts";
import { angleTowards, boundsOf, boundsOfAll, cornersOf, snapAngle, turnBy, turnPoint, turnTo } from "./rotate.ts";
import { handlePoint, handles, scaleAboutCentre, scaleByHandle } from "./scale.ts";
import { snapMove } from "./snap.ts";

const area = { widthMm: 355, heightMm: 406 };
const mm = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const element = fc
  .record({ x: mm(-500, 500), y: mm(-500, 500), w: mm(2, 400), h: mm(2, 400), rotation: mm(0, 359.9) })
  .map(imageElement);
const point = fc.record({ x: mm(-600, 600), y: mm(-600, 600) });

function near(actual: { x: number; y: number }, expected: { x: number; y: number }, slack = 1e-6) {
  expect(Math.hypot(actual.x - expected.x, actual.y - expected.y)).toBeLessThan(slack);
}

describe("turning", () => {
  test.each([
    [0, { x: 50, y: 60, w: 200, h: 100 }],
    [90, { x: 100, y: 10, w: 100, h: 200 }],
    [180, { x: 50, y: 60, w: 200, h: 100 }],
    [270, { x: 100, y: 10, w: 100, h: 200 }],
  ])("at %i degrees the bounds are exact", (rotation, bounds) => {
    expect(boundsOf(imageElement({ rotation }))).toEqual(bounds);
  });

  test("clockwise: the top-left corner goes right at a quarter turn", () => {
    near(cornersOf(imageElement({ rotation: 90 }))[0], { x: 200, y: 10 });
  });

  test("there and back is where it was, and no distance changes", () => {
    fc.assert(
      fc.property(point, point, mm(-720, 720), (moved, about, degrees) => {
        const turned = turnPoint(moved, about, degrees);
        near(turnPoint(turned, about, -degrees), moved);
        const before = Math.hypot(moved.x - about.x, moved.y - about.y);
        expect(Math.hypot(turned.x - about.x, turned.y - about.y)).toBeCloseTo(before, 6);
      }),
    );
  });

  test("bounds hold every corner and keep the middle", () => {
    fc.assert(
      fc.property(element, (drawn) => {
        const bounds = boundsOf(drawn);
        near(centreOf(bounds), centreOf(drawn));
        for (const corner of cornersOf(drawn)) expect(isWithin({ ...corner, w: 0, h: 0 }, bounds, 1e-6)).toBe(true);
      }),
    );
  });

  test("angles stay within one turn and snap near eighths", () => {
    expect(turnTo(imageElement(), -90).rotation).toBe(270);
    expect(turnBy(imageElement({ rotation: 350 }), 20).rotation).toBe(10);
    expect([snapAngle(43), snapAngle(358), snapAngle(50)]).toEqual([45, 0, 50]);
    expect(angleTowards(imageElement(), { x: 300, y: 110 })).toBe(90);
  });

  test("bounds of nothing are nothing", () => {
    expect(boundsOfAll([])).toBeNull();
    expect(boundsOfAll([imageElement(), imageElement({ x: 0, y: 0, w: 10, h: 10 })])).toEqual({
      x: 0,
      y: 0,
      w: 250,
      h: 160,
    });
  });
});

describe("moving", () => {
  test("an arrow key moves 1 mm, with shift 10 mm", () => {
    expect(nudge(imageElement(), "left")).toMatchObject({ x: 49, y: 60 });
    expect(nudge(imageElement(), "down", true)).toMatchObject({ x: 50, y: 70 });
  });

  test("whatever fits is brought wholly into the area, and unchanged if it is there already", () => {
    fc.assert(
      fc.property(element, (drawn) => {
        const result = keepWithin(drawn, area);
        const bounds = boundsOf(result);
        if (bounds.w <= area.widthMm && bounds.h <= area.heightMm) {
          expect(isWithin(bounds, boxOf(area), 1e-6)).toBe(true);
        }
        near(keepWithin(result, area), result);
        if (isWithin(boundsOf(drawn), boxOf(area))) near(result, drawn, 1e-12);
      }),
    );
  });

  test("what is too wide is centred across", () => {
    expect(centreOf(keepWithin(imageElement({ w: 500, x: 300 }), area)).x).toBeCloseTo(177.5);
  });
});

describe("fitting", () => {
  test("the largest size that fits touches two sides, whatever the rotation", () => {
    fc.assert(
      fc.property(element, (drawn) => {
        const fitted = fitWithin(drawn, area);
        const bounds = boundsOf(fitted);
        expect(isWithin(bounds, boxOf(area), 1e-6)).toBe(true);
        expect(Math.max(bounds.w / area.widthMm, bounds.h / area.heightMm)).toBeCloseTo(1, 9);
        expect(fitted.w / fitted.h).toBeCloseTo(drawn.w / drawn.h, 6);
      }),
    );
  });

  test("a new picture is no larger than it prints sharp", () => {
    expect(firstPlace({ widthPx: 2000, heightPx: 1000 }, area).w).toBeCloseTo(254);
    expect(firstPlace({ widthPx: 9000, heightPx: 9000 }, area)).toMatchObject({ x: 0, w: 355, h: 355 });
    expect(firstPlace({ widthPx: 9000, heightPx: 9000 }, area, { maxWidthMm: 90 }).w).toBeCloseTo(90);
  });

  test("centring one way leaves the other alone", () => {
    expect(centreIn(imageElement(), area, "across")).toMatchObject({ x: 77.5, y: 60 });
    expect(centreIn(imageElement(), area, "down")).toMatchObject({ x: 50, y: 153 });
  });

  test("a picture keeps its shape in a box", () => {
    expect(fitInto({ widthPx: 100, heightPx: 50 }, { x: 10, y: 10, w: 50, h: 100 })).toEqual({
      x: 10,
      y: 47.5,
      w: 50,
      h: 25,
    });
  });

  test("a design that fits one product fits the other after it is brought there", () => {
    fc.assert(
      fc.property(element, mm(100, 400), mm(100, 400), (drawn, widthMm, heightMm) => {
        const placed = fitWithin(drawn, area);
        const [moved] = fitAll([placed], area, { widthMm, heightMm });
        expect(isWithin(boundsOf(moved!), { x: 0, y: 0, w: widthMm, h: heightMm }, 1e-6)).toBe(true);
      }),
    );
  });
});

describe("scaling", () => {
  test("about the middle, the middle stays", () => {
    fc.assert(
      fc.property(element, mm(0.1, 5), (drawn, factor) =>
        near(centreOf(scaleAboutCentre(drawn, factor)), centreOf(drawn)),
      ),
    );
  });

  const opposite = { nw: "se", n: "s", ne: "sw", e: "w", se: "nw", s: "n", sw: "ne", w: "e" } as const;

  test("the handle opposite to the one dragged never moves", () => {
    fc.assert(
      fc.property(element, fc.constantFrom(...handles), point, fc.boolean(), (drawn, handle, pointer, keepShape) => {
        const scaled = scaleByHandle(drawn, handle, pointer, { keepShape });
        near(handlePoint(scaled, opposite[handle]), handlePoint(drawn, opposite[handle]), 1e-5);
        expect(Math.min(scaled.w, scaled.h)).toBeGreaterThanOrEqual(2 - 1e-9);
      }),
    );
  });

  test("a handle dragged to where it is changes nothing", () => {
    fc.assert(
      fc.property(element, fc.constantFrom(...handles), (drawn, handle) => {
        const scaled = scaleByHandle(drawn, handle, handlePoint(drawn, handle));
        expect([scaled.w / drawn.w, scaled.h / drawn.h].map((ratio) => Math.abs(ratio - 1) < 1e-6)).toEqual([
          true,
          true,
        ]);
      }),
    );
  });

  test("a corner keeps the shape, a free corner follows the pointer", () => {
    const drawn = imageElement({ x: 0, y: 0, w: 200, h: 100 });
    const result = scaleByHandle(drawn, "se", { x: 400, y: 200 });
    expect(result).toMatchObject({ x: 0, y: 0, w: 400, h: 200 });
    expect(scaleByHandle(drawn, "se", { x: 90, y: 70 }, { keepShape: false })).toMatchObject({ w: 90, h: 70 });
  });

  test("about the middle, both sides grow", () => {
    const drawn = imageElement({ x: 0, y: 0, w: 200, h: 100 });
    expect(scaleByHandle(drawn, "e", { x: 250, y: 50 }, { aboutCentre: true })).toMatchObject({
      x: -50,
      w: 300,
      h: 100,
    });
  });
});

describe("snapping", () => {
  test("near the middle line it lands on it and says so", () => {
    const { element: snapped, guides } = snapMove(imageElement({ x: 78.5 }), area);
    expect(snapped.x).toBe(77.5);
    expect(guides).toEqual([{ axis: "x", at: 177.5, kind: "centre" }]);
  });

  test("edges meet edges of the area and of other elements", () => {
    expect(snapMove(imageElement({ x: 1.5, y: 300 }), area).element.x).toBe(0);
    const other = imageElement({ id: "b", x: 20, y: 200, w: 77, h: 40 });
    expect(snapMove(imageElement({ x: 21, y: 100, w: 60, h: 60 }), area, [other]).element.x).toBe(20);
  });

  test("it never moves further than the tolerance, and not at all far from lines", () => {
    fc.assert(
      fc.property(element, mm(0, 5), (drawn, tolerance) => {
        const { element: snapped, guides } = snapMove(drawn, area, [], tolerance);
        expect(Math.abs(snapped.x - drawn.x)).toBeLessThanOrEqual(tolerance + 1e-9);
        expect(Math.abs(snapped.y - drawn.y)).toBeLessThanOrEqual(tolerance + 1e-9);
        if (guides.length === 0) expect(snapped).toBe(drawn);
      }),
    );
  });
});

describe("pointing", () => {
  test("the topmost element under the pointer is hit", () => {
    const [low, high] = [imageElement({ id: "low" }), imageElement({ id: "high", x: 150 })];
    expect(hitTest([low, high], { x: 200, y: 100 })?.id).toBe("high");
    expect(hitTest([low, high], { x: 60, y: 100 })?.id).toBe("low");
    expect(hitTest([low, high], { x: 0, y: 0 })).toBeNull();
  });

  test("a turned element is hit where it is, not where its box was", () => {
    const turned = imageElement({ rotation: 90 });
    expect(isOn(turned, { x: 150, y: 15 })).toBe(true);
    expect(isOn(turned, { x: 60, y: 110 })).toBe(false);
    expect(isOn(turned, { x: 95, y: 110 }, 10)).toBe(true);
  });

  test("its own corners, drawn in by a hair, are always on it", () => {
    fc.assert(
      fc.property(element, (drawn) => {
        const inner = scaleAboutCentre(drawn, 0.999);
        for (const corner of cornersOf(inner)) expect(isOn(drawn, corner)).toBe(true);
        for (const corner of cornersOf(scaleAboutCentre(drawn, 1.01))) expect(isOn(drawn, corner)).toBe(false);
      }),
    );
  });

  test("moving moves the bounds alike", () => {
    fc.assert(
      fc.property(element, mm(-100, 100), mm(-100, 100), (drawn, dx, dy) => {
        const [before, after] = [boundsOf(drawn), boundsOf(moveBy(drawn, dx, dy))];
        near(after, { x: before.x + dx, y: before.y + dy });
      }),
    );
  });
});
