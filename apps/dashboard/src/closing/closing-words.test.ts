import { expect, test } from "vitest";
import { daysLeft, keepersWords } from "./closing-words.ts";

const now = new Date("2026-11-30T09:00:00Z");
test.each([
  ["2026-12-30T09:00:00Z", "30 days are left"],
  ["2026-12-01T08:59:00Z", "1 day is left"],
  ["2026-11-30T09:00:01Z", "1 day is left"],
  ["2026-11-30T08:59:00Z", "as soon as its open orders are done"],
])("a shop that closes at %s: %s", (closesAt, words) => {
  expect(daysLeft(closesAt, now)).toBe(words);
});

test.each([
  [["Ada"], "Ada can keep it."],
  [["Ada", "Ben", "Cleo"], "Ada, Ben or Cleo can keep it."],
  [[], ""],
])("%j", (keepers, words) => {
  expect(keepersWords(keepers)).toBe(words);
});
