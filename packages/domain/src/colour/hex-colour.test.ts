import { expect, test } from "vitest";
import type { Point } from "../geometry/point.ts";
import { isHexColour, parseHexColour } from "./hex-colour.ts";

test.each([
  ["#abc", { red: 170, green: 187, blue: 204, alpha: 1 }],
  ["#abc8", { red: 170, green: 187, blue: 204, alpha: 136 / 255 }],
  ["#aabbcc", { red: 170, green: 187, blue: 204, alpha: 1 }],
  ["#aabbcc80", { red: 170, green: 187, blue: 204, alpha: 128 / 255 }],
  ["#AABBCC00", { red: 170, green: 187, blue: 204, alpha: 0 }],
])("P3.04 %s is read (platform-core §3)", (text, colour) => {
  expect(parseHexColour(text)).toEqual(colour);
});

test.each(["", "#", "#ab", "#abcde", "#abcdeff", "#aabbccdde", "aabbcc", "#aabbcg", "red", "#abc;"])(
  "P3.04 %j is no colour",
  (text) => expect(isHexColour(text)).toBe(false),
);

test("P3.03 a point has x and y (platform-core §3)", () => {
  const point: Point = { x: 0.25, y: -3 };
  expect(Object.keys(point)).toEqual(["x", "y"]);
});
