import { expect, test } from "vitest";
import { isDeveloper, staffStatusLabel, totalOkrCompletion } from "./staff.ts";

test.each([
  [0, "Enabled"],
  [null, "Pending"],
  [-1, "Disabled"],
  [7, "Disabled"],
])("a user's status %j reads %j (platform-core §3, §4)", (status, label) => {
  expect(staffStatusLabel(status)).toBe(label);
});

test.each([
  ["engineering", true],
  ["factory", false],
  ["Engineering", false],
  ["", false],
  [null, false],
  [undefined, false],
])("somebody of team %j counts as a developer: %s (platform-core §3)", (team, expected) => {
  expect(isDeveloper(team)).toBe(expected);
});

test.each([
  [[], 0],
  [[{ completion: 60, weight: 1 }], 60],
  [
    [
      { completion: 100, weight: 1 },
      { completion: 25, weight: 1 },
    ],
    63,
  ],
  [
    [
      { completion: 100, weight: 3 },
      { completion: 0, weight: 1 },
    ],
    75,
  ],
])("key results %j amount to %i percent", (okrs, total) => {
  expect(totalOkrCompletion(okrs)).toBe(total);
});
