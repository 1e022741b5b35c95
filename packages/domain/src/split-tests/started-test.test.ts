import { expect, test } from "vitest";
import { startedTestLine } from "./started-test.ts";

test.each([
  ["an internal visitor", true, "Split test Home page started with new"],
  ["a plain visitor", false, null],
])("S6.11: a started split test shows %s (internal: %s) in the console %j (storefront §6)", (_, isInternal, line) => {
  expect(startedTestLine({ name: "Home page", variation: "new" }, { isInternal })).toBe(line);
});
