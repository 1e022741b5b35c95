import { expect, test } from "vitest";
import { startedTestEvent, startedTestLine } from "./started-test.ts";

test.each([
  ["an internal visitor", true, "Split test Home page started with new"],
  ["a plain visitor", false, null],
])("S6.11: a started split test shows %s (internal: %s) in the console %j (storefront §6)", (_, isInternal, line) => {
  expect(startedTestLine({ name: "Home page", variation: "new" }, { isInternal })).toBe(line);
});

test("S7.14: the event names its test, its variation, and those of all tests", () => {
  const all = new Map([
    [31, 7],
    [32, 9],
  ]);
  expect(startedTestEvent([32, 9], all)).toEqual({
    splitTestId: 32,
    variationId: 9,
    splitTests: { 31: 7, 32: 9 },
  });
});
