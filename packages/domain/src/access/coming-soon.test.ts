import { describe, expect, test } from "vitest";
import { isStillComing, readComingSoon, timeLeft } from "./coming-soon.ts";

describe("what is stored of a coming-soon page", () => {
  test.each([
    [null, { title: "", text: "", opensAt: null }],
    [
      { title: "In May", text: 3, opensAt: "soon" },
      { title: "In May", text: "", opensAt: null },
    ],
    [{ opensAt: "2026-05-01T09:00:00Z" }, { title: "", text: "", opensAt: "2026-05-01T09:00:00Z" }],
  ])("%j reads as %j", (stored, read) => {
    expect(readComingSoon(stored)).toEqual(read);
  });
});

test.each([
  [null, true],
  ["2026-05-01T09:00:00Z", true],
  ["2026-04-30T09:00:00Z", false],
])("a shop that opens at %s still waits on 30 April at nine: %s", (opensAt, waits) => {
  expect(isStillComing({ title: "", text: "", opensAt }, Date.parse("2026-04-30T09:00:00Z"))).toBe(waits);
});

test.each([
  [-1, ""],
  [0, ""],
  [1, "1 second"],
  [61_000, "1 minute and 1 second"],
  [3_599_000, "59 minutes and 59 seconds"],
  [3_600_000, "1 hour and 0 minutes"],
  [86_400_000 * 12 + 4 * 3_600_000 + 180_000, "12 days, 4 hours and 3 minutes"],
])("%i ms before the shop opens it says %j", (ms, words) => {
  expect(timeLeft(ms)).toBe(words);
});
