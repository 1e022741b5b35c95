import { expect, test } from "vitest";
import { ticksBetween } from "./ruler.ts";

test.each([
  [0.3, 200],
  [1, 50],
  [3, 20],
  [8, 10],
])("at %f px a millimetre there is a number every %i mm", (pxPerMm, apart) => {
  const numbers = ticksBetween(-50, 450, pxPerMm).filter(({ kind }) => kind === "long");
  expect(numbers[1]!.mm - numbers[0]!.mm).toBe(apart);
  expect(numbers.some(({ mm }) => mm === 0)).toBe(true);
});
