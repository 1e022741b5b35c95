import { expect, test } from "vitest";
import { dayName, doneWords, segmentTone, spareShort, stageWords } from "./order-words.ts";

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

test("before labels the percentage is shown in place of garments", () => {
  expect(doneWords({ garments: null, percentage: 20, stoppedAt: "" })).toBe("20%");
  expect(doneWords({ garments: { done: 3, total: 5 }, percentage: 40, stoppedAt: "" })).toBe("3 / 5");
});

test("a stopped order counts its garments and says no percentage", () => {
  expect(doneWords({ garments: { done: 3, total: 5 }, percentage: 80, stoppedAt: "Processing" })).toBe("3 / 5");
  expect(doneWords({ garments: null, percentage: 80, stoppedAt: "Paid" })).toBe("");
});

test.each([
  ["", null, "Stage 3 of 6"],
  ["", hold, "Stage 3 of 6, held"],
  ["Processing", hold, "Stage 3 of 6, stopped"],
] as const)("stopped at %j with hold %j reads %s", (stoppedAt, held, words) => {
  expect(stageWords({ stage: 3, stageCount: 6, stoppedAt, hold: held })).toBe(words);
});
