import { expect, test } from "vitest";
import { dayName, doneWords, segmentTone, spareShort } from "./order-words.ts";

test.each([
  [-1242, "20 h 42 min late"],
  [198, "in 3 h 18 min"],
  [25, "in 25 min"],
  [-9000, "6 days late"],
])("%i minutes of spare are %s", (minutes, words) => {
  expect(spareShort(minutes)).toBe(words);
});

test("a day is named with its weekday", () => {
  expect(dayName("2026-11-20")).toBe("Fri 20 Nov");
});

const hold = { code: "x", name: "Held", tone: "info" as const };
test.each([
  ["processing", null, "primary"],
  ["processing", hold, "warning"],
  ["issue", hold, "danger"],
] as const)("%s with hold %j is %s", (status, held, tone) => {
  expect(segmentTone({ status, hold: held })).toBe(tone);
});

test("before labels the percentage stands for garments", () => {
  expect(doneWords({ garments: null, percentage: 20 })).toBe("20%");
  expect(doneWords({ garments: { done: 3, total: 5 }, percentage: 40 })).toBe("3 / 5");
});
