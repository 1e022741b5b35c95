import { expect, test } from "vitest";
import { fitText } from "./fit-text.ts";

test.each([
  ["M", 176, "clamp(28px, 108.70cqw, 176px)"],
  ["Scan bin 7", 68, "clamp(28px, 17.79cqw, 68px)"],
  ["SV270451254GB", 96, "clamp(28px, 11.31cqw, 96px)"],
  ["", 72, "clamp(28px, 200.00cqw, 72px)"],
])("“%s” at most %i px", (text, maxPx, size) => {
  expect(fitText(text, maxPx)).toBe(size);
});

test("capitals and figures get more space than as many small letters", () => {
  const share = (text: string) => Number(/([\d.]+)cqw/.exec(fitText(text, 68))![1]);
  expect(share("SV270451254GB")).toBeLessThan(share("sweatshirt in"));
});
