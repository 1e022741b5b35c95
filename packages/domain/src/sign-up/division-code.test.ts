import fc from "fast-check";
import { expect, test } from "vitest";
import { isCustomSku } from "../products/sku.ts";
import { divisionCodes } from "./division-code.ts";

const first = (name: string, count: number) => [...divisionCodes(name).take(count)];

test.each([
  ["Loud Lemon", ["LL", "LO", "LOU", "LOUD", "LO2"]],
  ["Bramble", ["BR", "BRA", "BRAM", "BR2", "BR3"]],
  ["Crown Prints", ["CR", "CRO", "CROW", "CR2", "CR3"]],
  ["Apiary", ["AP", "AP2", "AP3", "AP4", "AP5"]],
  ["CPX", ["CX", "CX2", "CX3", "CX4", "CX5"]],
  ["日本", ["XX", "XX2", "XX3", "XX4", "XX5"]],
])("a shop called %s is offered %j", (name, codes) => expect(first(name, 5)).toEqual(codes));

test("codes of any name are short, plain, and never the same twice", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (name) => {
      const codes = first(name, 50);
      expect(new Set(codes).size).toBe(50);
      for (const code of codes) {
        expect(code).toMatch(/^[A-Z]{2,4}\d*$/);
        expect(isCustomSku(`${code}-TEE-U-1`)).toBe(false);
      }
    }),
  );
});
