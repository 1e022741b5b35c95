import { expect, test } from "vitest";
import { blanks } from "./blanks.ts";
import { careFor } from "./care.ts";

test("a framed print is not washed, clothes are, and each kind is named once", () => {
  expect(careFor(["art-print-portrait"])).not.toMatch(/wash/i);
  expect(careFor(["tee-unisex", "hoodie", "tee-kids"])).toBe("Wash inside out at 30 °C. Do not iron the print.");
  expect(careFor(["tee-unisex", "mug"])).toMatch(/inside out.*Mug: /);
  for (const { code } of blanks) expect(careFor([code]), code).not.toBe("");
});
