import { expect, test } from "vitest";
import { ageWords, flowOfStage } from "./stage-flow.ts";

test.each([
  ["print", null, "flowing"],
  ["print", 44, "flowing"],
  ["print", 45, "slow"],
  ["print", 105, "blocked"],
  ["pick", 105, "flowing"],
] as const)("%s whose oldest waits %s min is %s", (kind, minutes, flow) => {
  expect(flowOfStage(kind, minutes)).toBe(flow);
});

test.each([
  [9, "9 min"],
  [108, "1 h 48"],
  [4400, "3 days"],
])("%i minutes are %s", (minutes, words) => {
  expect(ageWords(minutes)).toBe(words);
});
