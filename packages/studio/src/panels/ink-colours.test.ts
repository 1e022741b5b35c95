import { contrastRatio } from "@selvedge/design/ink/colour";
import { expect, test } from "vitest";
import { inkColours } from "./ink-colours.ts";

const pixels = (...colours: [number, number, number, number][]) => new Uint8Array(colours.flat());
const ink: [number, number, number, number] = [20, 20, 24, 255];
const clear: [number, number, number, number] = [0, 0, 0, 0];

test("black on white is 21 to 1", () => {
  expect(contrastRatio({ r: 0, g: 0, b: 0 }, { r: 255, g: 255, b: 255 })).toBe(21);
});

test("clear pixels are no ink", () => {
  expect(inkColours(pixels(clear, clear, ink))).toEqual([{ r: 20, g: 20, b: 24, share: 1 }]);
  expect(inkColours(pixels(clear))).toEqual([]);
});

test("a line that covers a third of its pixels is ink of its own colour", () => {
  expect(inkColours(pixels([240, 232, 212, 85], clear))).toEqual([{ r: 240, g: 232, b: 212, share: 1 }]);
});
