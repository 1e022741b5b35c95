import { expect, test } from "vitest";
import { contrastRatio, inkColours, legibilityOn } from "./contrast.ts";

const pixels = (...colours: [number, number, number, number][]) => new Uint8Array(colours.flat());
const cream: [number, number, number, number] = [240, 232, 212, 255];
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

test.each([
  ["cream ink", pixels(cream, cream, clear), "#2c4a3c", "clear"],
  ["cream ink", pixels(cream, cream), "#ece2cc", "lost"],
  ["black ink", pixels(ink, ink), "#17181b", "lost"],
  ["black ink with a little cream", pixels(ink, ink, ink, cream), "#17181b", "faint"],
  ["half and half", pixels(ink, cream, cream), "#17181b", "clear"],
  ["yellow ink", pixels([250, 222, 30, 255]), "#fbfbf9", "clear"],
  ["no ink", pixels(clear), "#17181b", "clear"],
] as const)("%s (%#) on %s%s", (_, data, hex, legibility) => {
  expect(legibilityOn(inkColours(data), hex)).toBe(legibility);
});
