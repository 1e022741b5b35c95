import { expect, test } from "vitest";
import { ageWords, flowOfStage } from "./stage-flow.ts";

test.each([
  ["print", null, Number.POSITIVE_INFINITY, "flowing"],
  ["print", 44, 60, "flowing"],
  ["print", 45, 60, "slow"],
  ["print", 105, 60, "blocked"],
  ["pick", 105, 60, "flowing"],
  ["print", 600, 240, "flowing"],
  ["print", 600, 239, "blocked"],
  ["print", 45, -90, "slow"],
] as const)("%s whose oldest waits %s min with %s to spare is %s", (kind, minutes, spare, flow) => {
  expect(flowOfStage(kind, minutes, spare)).toBe(flow);
});

test.each([
  [9, "9 min"],
  [108, "1 h 48"],
  [4400, "3 days"],
])("%i minutes are %s", (minutes, words) => {
  expect(ageWords(minutes)).toBe(words);
});
