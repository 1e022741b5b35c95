import { expect, test } from "vitest";
import { refusalLine } from "./field-words.ts";

test.each([
  [{ name: "This field is required" }, "Name: This field is required"],
  [{ salePriceIncTaxMinor: "Set it lower" }, "Sale price: Set it lower"],
  [{ choices: "Keep one" }, "Colours and sizes: Keep one"],
  [{ design: "It's outside the print area.", defaultColour: "Choose one" }, "Main picture: Choose one"],
  [{ name: "", priceIncTaxMinor: "Set it higher" }, "Price: Set it higher"],
  [{ design: "It's outside the print area." }, null],
  [{}, null],
])("%j is shown as %s", (errors, line) => {
  expect(refusalLine(errors as Record<string, string>)).toBe(line);
});
