import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalScene, canonicalSide, normalScene } from "./canonical-scene.ts";
import { frontScene, imageElement } from "./scene.examples.ts";
import { elementsOf, flips } from "./scene.ts";

const mm = fc.double({ min: -5000, max: 5000, noNaN: true });
const element = fc
  .record({
    x: mm,
    y: mm,
    w: fc.double({ min: 0.5, max: 5000, noNaN: true }),
    h: fc.double({ min: 0.5, max: 5000, noNaN: true }),
    rotation: fc.double({ min: -360, max: 360, noNaN: true }),
    opacity: fc.double({ min: 0, max: 1, noNaN: true }),
    flip: fc.constantFrom(...flips),
  })
  .map(imageElement);

test("numbers are rounded to 0.01 and angles brought within one turn", () => {
  const scene = frontScene(imageElement({ x: 1 / 3, y: -0.001, rotation: -90.004, opacity: 0.999 }));
  expect(elementsOf(normalScene(scene), "front")[0]).toMatchObject({ x: 0.33, y: 0, rotation: 270, opacity: 1 });
});

test("making it canonical twice changes nothing", () => {
  fc.assert(
    fc.property(element, (drawn) => {
      const once = normalScene(frontScene(drawn));
      expect(normalScene(once)).toEqual(once);
      expect(canonicalScene(once)).toBe(canonicalScene(frontScene(drawn)));
    }),
  );
});

test("the order of fields does not matter, the order of elements does", () => {
  const { id, ...rest } = imageElement();
  expect(canonicalScene(frontScene({ ...rest, id }))).toBe(canonicalScene(frontScene(imageElement())));
  const [a, b] = [imageElement({ id: "a" }), imageElement({ id: "b" })];
  expect(canonicalScene(frontScene(a, b))).not.toBe(canonicalScene(frontScene(b, a)));
});

test("an empty side is the same as none", () => {
  const empty = { v: 1, blank: "tee-unisex", sides: { front: { elements: [] } } } as const;
  expect(canonicalScene(empty)).toBe(canonicalScene({ v: 1, blank: "tee-unisex", sides: {} }));
});

test("a change on the front leaves the back's text alone", () => {
  const back = { elements: [imageElement({ id: "back" })] };
  const one = { ...frontScene(imageElement()), sides: { front: { elements: [imageElement()] }, back } };
  const other = { ...one, sides: { front: { elements: [imageElement({ x: 1 })] }, back } };
  expect(canonicalSide(one, "back")).toBe(canonicalSide(other, "back"));
  expect(canonicalSide(one, "front")).not.toBe(canonicalSide(other, "front"));
});
