import { expect, test } from "vitest";
import { dayWords, spanWords, withinSentence } from "./day-words.ts";

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

test.each([
  ["Today 12:31", "today 12:31"],
  ["Yesterday 16:44", "yesterday 16:44"],
  ["Tomorrow 09:00", "tomorrow 09:00"],
  ["Fri 04:57", "Fri 04:57"],
  ["Wed 18 Nov", "Wed 18 Nov"],
])("%s inside a sentence reads %s", (spoken, words) => {
  expect(withinSentence(spoken)).toBe(words);
});
