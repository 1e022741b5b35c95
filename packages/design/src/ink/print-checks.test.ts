import { expect, test } from "vitest";
import { boxColourOf, boxShowsOn } from "./background-box.ts";
import { type PrintChecks, printWarnings } from "./print-checks.ts";

function plain(colour: readonly number[], inside: readonly number[] = colour) {
  const [widthPx, heightPx] = [12, 10];
  const pixels = new Uint8Array(widthPx * heightPx * 4);
  for (let pixel = 0; pixel < widthPx * heightPx; pixel++) {
    const [x, y] = [pixel % widthPx, Math.floor(pixel / widthPx)];
    const isInside = x > 2 && x < 9 && y > 2 && y < 7;
    pixels.set(isInside ? inside : colour, pixel * 4);
  }
  return { pixels, widthPx, heightPx };
}

test.each([
  ["a logo on white", plain([255, 255, 255, 255], [20, 20, 24, 255]), "#ffffff"],
  ["a logo on cream", plain([240, 232, 212, 255], [20, 20, 24, 255]), "#f0e8d4"],
  ["a logo on clear ground", plain([0, 0, 0, 0], [20, 20, 24, 255]), null],
  ["a logo on black", plain([20, 20, 24, 255], [255, 255, 255, 255]), null],
  ["a white frame with a hole", plain([255, 255, 255, 255], [0, 0, 0, 0]), null],
] as const)("%s brings a box of %s%s", (_, picture, hex) => {
  expect(boxColourOf(picture)).toBe(hex);
});

test("a picture whose border changes is no box", () => {
  const picture = plain([255, 255, 255, 255]);
  for (let x = 0; x < 12; x++) picture.pixels.set([90, 140, 200, 255], x * 4);
  expect(boxColourOf(picture)).toBeNull();
});

test("a white box is seen on navy and not on white", () => {
  expect(boxShowsOn("#ffffff", "#22304a")).toBe(true);
  expect(boxShowsOn("#ffffff", "#fbfbf9")).toBe(false);
});

const white = { name: "White", hex: "#f6f5f1", isDark: false };
const navy = { name: "Navy", hex: "#22304a", isDark: true };
const black = { name: "Black", hex: "#17181b", isDark: true };
const checks = (changes: Partial<PrintChecks>): PrintChecks => ({
  softShare: 0,
  hardToSee: {},
  boxHexes: [],
  ...changes,
});
const texts = (changes: Partial<PrintChecks>, colours = [white, navy, black]) =>
  printWarnings(checks(changes), "front", colours).map(({ text }) => text);

test("a side is reported by the colours that it is sold in", () => {
  expect(texts({})).toEqual([]);
  expect(texts({ hardToSee: { White: "partly", Sky: "lost" } })).toEqual(["A part of the design vanishes on White."]);
  expect(texts({ hardToSee: { Navy: "lost", Black: "lost" } })).toEqual(["The design vanishes on Navy and Black."]);
  expect(texts({ boxHexes: ["#ffffff"] })).toEqual([
    "A picture has a light background. It will print as a box on Navy and Black.",
  ]);
  expect(texts({ boxHexes: ["#ffffff"] }, [white])).toEqual([]);
});

test.each([
  [0.03, 0],
  [0.031, 1],
  [0.95, 1],
])("%d of see-through ink on dark colours is %i warning, and none on light ones", (softShare, count) => {
  expect(texts({ softShare })).toHaveLength(count);
  expect(texts({ softShare }, [white])).toEqual([]);
});
