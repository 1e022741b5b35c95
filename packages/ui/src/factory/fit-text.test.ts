import { expect, test } from "vitest";
import { fitText } from "./fit-text.ts";

test.each([
  ["M", 176, "clamp(28px, 192.31cqw, 176px)"],
  ["Scan bin 7", 68, "clamp(28px, 19.23cqw, 68px)"],
  ["Put the clay tee in C13", 68, "clamp(28px, 8.36cqw, 68px)"],
  ["", 72, "clamp(28px, 192.31cqw, 72px)"],
])("“%s” at most %i px", (text, maxPx, size) => {
  expect(fitText(text, maxPx)).toBe(size);
});
