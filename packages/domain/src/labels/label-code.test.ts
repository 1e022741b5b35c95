import fc from "fast-check";
import { expect, test } from "vitest";
import { labelCode, largestLabelNumber, parseLabelCode, spacedLabelCode } from "./label-code.ts";

const number = fc.integer({ min: 0, max: largestLabelNumber });

test.each([
  [0, "L0000000000"],
  [1, "L0000000018"],
  [4_645_428, "L0046454286"],
  [204_188_114, "L2041881141"],
  [largestLabelNumber, "L9999999999"],
])("label %i reads %s", (value, code) => expect(labelCode(value)).toBe(code));

test("every number is read back from its code, also spaced and in small letters", () => {
  fc.assert(
    fc.property(number, (value) => {
      const code = labelCode(value);
      expect(parseLabelCode(code)).toEqual({ ok: true, number: value });
      expect(parseLabelCode(` ${spacedLabelCode(code).toLowerCase()} `)).toEqual({ ok: true, number: value });
    }),
  );
});

test("one wrong digit is always noticed", () => {
  fc.assert(
    fc.property(number, fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 9 }), (value, at, by) => {
      const code = labelCode(value);
      const wrong = code.slice(0, at) + ((Number(code[at]) + by) % 10) + code.slice(at + 1);
      expect(parseLabelCode(wrong)).toEqual({ ok: false, code: "wrong_check_digit" });
    }),
  );
});

test("two swapped neighbours are noticed, but for 0 and 9", () => {
  fc.assert(
    fc.property(number, fc.integer({ min: 1, max: 9 }), (value, at) => {
      const code = labelCode(value);
      const pair = `${code[at]}${code[at + 1]}`;
      if (code[at] === code[at + 1] || pair === "09" || pair === "90") return;
      const swapped = code.slice(0, at) + code[at + 1] + code[at] + code.slice(at + 2);
      expect(parseLabelCode(swapped).ok).toBe(false);
    }),
  );
});

test.each([
  ["L2041881141", "L204 188 1141"],
  ["L0000000018", "L000 000 0018"],
  ["XL2041881141", "XL2041881141"],
  ["L20418811412", "L20418811412"],
  ["L20A1881141", "L20A1881141"],
  ["", ""],
])("%s is read aloud as %s", (code, spaced) => expect(spacedLabelCode(code)).toBe(spaced));

test.each(["", "L123", "2041881141", "L20418811411", "XL2041881141", "X2041881141", "L20418811A1"])(
  "%j is not a label",
  (text) => {
    expect(parseLabelCode(text)).toEqual({ ok: false, code: "not_a_label_code" });
  },
);

test.each([-1, 1.5, largestLabelNumber + 1, Number.NaN])("%d is no label number", (value) => {
  expect(() => labelCode(value)).toThrow(RangeError);
});
