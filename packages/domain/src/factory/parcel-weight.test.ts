import { expect, test } from "vitest";
import { offWords, weightBand, weightVerdict } from "./parcel-weight.ts";

test.each([
  [388, 388, "fits"],
  [388, 427, "fits"],
  [388, 428, "heavy"],
  [388, 348, "light"],
  [60, 80, "fits"],
  [60, 81, "heavy"],
] as const)("%i g expected, %i g weighed: %s", (expected, weighed, verdict) => {
  expect(weightVerdict(expected, weighed)).toBe(verdict);
});

test("says how far off it is, and what it should be", () => {
  expect(offWords(388, 520)).toBe("0.13 kg too heavy. It should be 0.39 kg.");
  expect(offWords(388, 200)).toBe("0.19 kg too light. It should be 0.39 kg.");
  expect(weightBand(10)).toEqual({ fromGrams: 1, toGrams: 30 });
});
