import { expect, test } from "vitest";
import { fitText } from "./fit-text.ts";

test.each([
  ["M", 176, "clamp(28px, 166.67cqw, 176px)"],
  ["Scan bin 7", 68, "clamp(28px, 16.67cqw, 68px)"],
  ["Put the clay tee in C13", 68, "clamp(28px, 7.25cqw, 68px)"],
  ["", 72, "clamp(28px, 166.67cqw, 72px)"],
])("“%s” at most %i px", (text, maxPx, size) => {
  expect(fitText(text, maxPx)).toBe(size);
});
