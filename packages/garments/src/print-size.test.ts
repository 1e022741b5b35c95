import { expect, test } from "vitest";
import { blanks, findBlank } from "./blanks/blanks.ts";
import { largestPrint, printScalePermille, scaleOfPermille, smallestPrint } from "./print-size.ts";

const art = findBlank("art-print-portrait")!;

test("an art print's sizes are printed each at its own scale, a garment's all at one", () => {
  expect(art.sizes.map((size) => [size.name, printScalePermille(size)])).toEqual([
    ["A4", 707],
    ["A3", 1000],
    ["A2", 1414],
  ]);
  for (const blank of blanks.filter(({ technology }) => technology !== "paper"))
    expect(new Set(blank.sizes.map(printScalePermille)), blank.code).toEqual(new Set([1000]));
});

test("thousandths lead back to the exact scale", () => {
  for (const blank of blanks)
    for (const size of blank.sizes) expect(scaleOfPermille(blank, printScalePermille(size))).toBe(size.printScale);
  expect(scaleOfPermille(art, 500)).toBe(0.5);
});

test("the largest print is found among the sizes sold, or among all", () => {
  expect(largestPrint(art).name).toBe("A2");
  expect(largestPrint(art, ["A4", "A3"]).name).toBe("A3");
  expect(largestPrint(art, ["A4"]).name).toBe("A4");
  expect(largestPrint(art, ["A7"]).name).toBe("A2");
  expect(smallestPrint(art).name).toBe("A4");
});
