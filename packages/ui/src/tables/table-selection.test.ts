import { expect, test } from "vitest";
import { allState, toggleAll, toggleOne } from "./table-selection.ts";

const set = (...ids: string[]) => new Set(ids);

test.each([
  [set(), "none"],
  [set("a"), "some"],
  [set("a", "b"), "all"],
  [set("elsewhere"), "none"],
  [set("a", "b", "elsewhere"), "all"],
])("%o of a and b is %s", (selected, state) => {
  expect(allState(selected, ["a", "b"])).toBe(state);
});

test("of an empty list nothing is chosen", () => {
  expect(allState(set("a"), [])).toBe("none");
});

test("one row is turned round and the set handed in stays as it was", () => {
  const before = set("a");
  expect(toggleOne(before, "b")).toEqual(set("a", "b"));
  expect(toggleOne(before, "a")).toEqual(set());
  expect(before).toEqual(set("a"));
});

test("all rows are chosen, then none, and rows of other pages stay chosen", () => {
  expect(toggleAll(set("a", "elsewhere"), ["a", "b"])).toEqual(set("a", "b", "elsewhere"));
  expect(toggleAll(set("a", "b", "elsewhere"), ["a", "b"])).toEqual(set("elsewhere"));
});
