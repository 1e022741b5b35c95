import fc from "fast-check";
import { expect, test } from "vitest";
import { readTypedNumber, type TypedNumberFault, type TypedUnit } from "./typed-number.ts";

test.each<[string, number]>([
  ["12", 12],
  ["12.5", 12.5],
  ["12,5", 12.5],
  [" 12 mm", 12],
  ["12mm", 12],
  ["12,5 MM", 12.5],
  ["3 cm", 30],
  ["1 200", 1200],
  ["1\u00a0200", 1200],
  ["1\u202f200,5", 1200.5],
  ["1'200", 1200],
  ["1’200.25", 1200.25],
  ["1,200.5", 1200.5],
  ["1.200,5", 1200.5],
  ["1 234 567", 1234567],
  ["0,125", 0.125],
  ["12.125", 12.125],
  ["12,1255", 12.1255],
  ["-40", -40],
  ["−40,5", -40.5],
  ["+5", 5],
  ["5.", 5],
  [",5", 0.5],
  ["-.5", -0.5],
  ["007", 7],
])("%j is %d mm", (text, value) => {
  expect(readTypedNumber(text, "mm")).toEqual({ ok: true, value });
});

test.each<[string, TypedNumberFault]>([
  ["", "empty"],
  ["   ", "empty"],
  ["-", "not_a_number"],
  [".", "not_a_number"],
  ["mm", "not_a_number"],
  ["1e3", "not_a_number"],
  ["12,5,3", "not_a_number"],
  ["12.5.3", "not_a_number"],
  ["1 2", "not_a_number"],
  ["1 2000", "not_a_number"],
  ["1'200 300", "not_a_number"],
  ["1.200.300", "not_a_number"],
  ["12, 5", "not_a_number"],
  ["10+2", "not_a_number"],
  ["--4", "not_a_number"],
  ["Infinity", "not_a_number"],
  ["twelve", "not_a_number"],
  ["1,200", "two_readings"],
  ["12 kg", "wrong_unit"],
  ["12 %", "wrong_unit"],
])("%j is refused as %s", (text, code) => {
  expect(readTypedNumber(text, "mm")).toEqual({ ok: false, code });
});

test.each<[string, TypedUnit, number]>([
  ["45°", "°", 45],
  ["45 deg", "°", 45],
  ["80 %", "%", 80],
  ["80", "none", 80],
])("%j counts in %s as %d", (text, unit, value) => {
  expect(readTypedNumber(text, unit)).toEqual({ ok: true, value });
});

test("a number is the same with a comma and with a point, to one decimal", () => {
  fc.assert(
    fc.property(fc.integer({ min: -20000, max: 20000 }), (tenths) => {
      const text = (tenths / 10).toFixed(1);
      const expected = { ok: true, value: Number(text) };
      expect(readTypedNumber(text, "mm")).toEqual(expected);
      expect(readTypedNumber(text.replace(".", ","), "mm")).toEqual(expected);
    }),
  );
});
