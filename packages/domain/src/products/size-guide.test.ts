import { expect, test } from "vitest";
import { inCentimetres, inInches, measuresOf, toleranceWords } from "./size-guide.ts";

test.each([
  [530, "53", "20¾"],
  [385, "38.5", "15¼"],
  [720, "72", "28¼"],
  [254, "25.4", "10"],
  [487.6, "48.8", "19¼"],
  [6, "0.6", "¼"],
  [0, "0", "0"],
])("%f mm are %s cm and %s inches", (mm, cm, inches) => {
  expect([inCentimetres(mm), inInches(mm)]).toEqual([cm, inches]);
});

test("inches are never further off than half a quarter", () => {
  const value = { "¼": 0.25, "½": 0.5, "¾": 0.75 } as Record<string, number>;
  for (let mm = 0; mm < 2_000; mm++) {
    const [, whole = "", part = ""] = /^(\d*)(.?)$/.exec(inInches(mm))!;
    expect(Math.abs((Number(whole) + (value[part] ?? 0)) * 25.4 - mm)).toBeLessThanOrEqual(25.4 / 8 + 1e-9);
  }
});

test("measures are lettered in their order, and say how they are taken where that is known", () => {
  expect(measuresOf(["Chest", "Length", "Hood"])).toEqual([
    { letter: "A", name: "Chest", how: "Flat, from armpit to armpit." },
    { letter: "B", name: "Length", how: "From the highest point of the shoulder to the hem." },
    { letter: "C", name: "Hood", how: "" },
  ]);
});

test("a piece may differ by as much in inches as in centimetres", () => {
  expect(toleranceWords).toEqual({ cm: "1 cm", inches: "0.4 inches" });
});
