import { describe, expect, test } from "vitest";
import { canonicalScene } from "./canonical-scene.ts";
import { parseScene } from "./parse-scene.ts";
import { frontScene, imageElement } from "./scene.examples.ts";

const withElement = (changes: object) => ({
  v: 1,
  blank: "tee-unisex",
  sides: { front: { elements: [{ ...imageElement(), ...changes }] } },
});

describe("reading a design from outside", () => {
  test("a sound design comes back as it was", () => {
    const scene = frontScene(imageElement({ rotation: 12.5 }), imageElement({ id: "b2", flip: "both" }));
    expect(parseScene(JSON.parse(JSON.stringify(scene)))).toEqual({ ok: true, scene });
  });

  test("what was read and written again reads the same", () => {
    const text = canonicalScene(frontScene(imageElement({ x: 1 / 3, rotation: -90 })));
    const again = parseScene(JSON.parse(text));
    expect(again.ok && canonicalScene(again.scene)).toBe(text);
  });

  test.each([
    ["nothing", null, "", "not_a_scene"],
    ["a list", [], "", "not_a_scene"],
    ["a later version", { ...withElement({}), v: 2 }, "v", "unknown_version"],
    ["a foreign field", { ...withElement({}), script: "x" }, "script", "unknown_field"],
    ["a foreign side", { v: 1, blank: "tee", sides: { hood: { elements: [] } } }, "sides.hood", "unknown_field"],
    ["no blank", { ...withElement({}), blank: "../x" }, "blank", "wrong_value"],
    ["no sides", { v: 1, blank: "tee" }, "sides", "wrong_value"],
    ["a side without a list", { v: 1, blank: "tee", sides: { back: {} } }, "sides.back", "wrong_value"],
  ])("%s is refused", (_, input, path, code) => {
    expect(parseScene(input)).toMatchObject({ ok: false, faults: [{ path, code }] });
  });

  test.each([
    [{ type: "text" }, "type", "unknown_element_type"],
    [{ type: "constructor" }, "type", "unknown_element_type"],
    [{ type: undefined }, "type", "unknown_element_type"],
    [{ onclick: "x" }, "onclick", "unknown_field"],
    [{ id: 'a"><script>' }, "id", "wrong_value"],
    [{ assetId: "file:///etc/passwd" }, "assetId", "wrong_value"],
    [{ x: Number.NaN }, "x", "wrong_value"],
    [{ x: "10" }, "x", "wrong_value"],
    [{ w: 0 }, "w", "wrong_value"],
    [{ h: 5001 }, "h", "wrong_value"],
    [{ rotation: Number.POSITIVE_INFINITY }, "rotation", "wrong_value"],
    [{ opacity: 1.01 }, "opacity", "wrong_value"],
    [{ flip: "sideways" }, "flip", "wrong_value"],
  ])("an element with %j is refused at its field, never dropped", (changes, field, code) => {
    expect(parseScene(withElement(changes))).toMatchObject({
      ok: false,
      faults: [{ path: `sides.front.elements.0.${field}`, code }],
    });
  });

  test("one id may name one element only, on any side", () => {
    const one = imageElement();
    const scene = { v: 1, blank: "tee-unisex", sides: { front: { elements: [one] }, back: { elements: [one] } } };
    expect(parseScene(scene)).toMatchObject({
      ok: false,
      faults: [{ path: "sides.back.elements.0.id", code: "same_id" }],
    });
  });

  test("more than a hundred elements on a side are refused", () => {
    const elements = Array.from({ length: 101 }, (_, index) => imageElement({ id: `e${index}` }));
    expect(parseScene(frontScene(...elements))).toMatchObject({ ok: false, faults: [{ code: "too_many" }] });
  });

  test("the list of faults ends at twenty", () => {
    const elements = Array.from({ length: 90 }, () => ({}));
    const parsed = parseScene({ v: 1, blank: "tee", sides: { front: { elements } } });
    expect(parsed.ok ? 0 : parsed.faults.length).toBe(20);
  });
});
