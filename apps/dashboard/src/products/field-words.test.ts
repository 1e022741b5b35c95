import { expect, test } from "vitest";
import { refusalLine } from "./field-words.ts";

test.each([
  [{ name: "This field is required" }, "Name: This field is required"],
  [{ salePriceIncTaxMinor: "Set it lower" }, "Sale price: Set it lower"],
  [{ design: "It lies outside the print area." }, null],
  [{}, null],
])("%j is told as %s", (errors, line) => {
  expect(refusalLine(errors as Record<string, string>)).toBe(line);
});
