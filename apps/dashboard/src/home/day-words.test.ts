import { expect, test } from "vitest";
import { dayWords, spanWords } from "./day-words.ts";

test.each([
  ["2026-11-24", "2026-11-25", "Tue 24 – Wed 25 Nov"],
  ["2026-11-30", "2026-12-01", "Mon 30 Nov – Tue 1 Dec"],
  ["2026-11-24", "2026-11-24", "Tue 24 Nov"],
])("%s to %s reads %s", (from, to, words) => {
  expect(spanWords(from, to)).toBe(words);
});

test("a day without its weekday", () => {
  expect(dayWords("2026-11-05")).toBe("5 Nov");
});
