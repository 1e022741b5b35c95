import { expect, test } from "vitest";
import { oneList } from "./one-list.ts";

test("S4.10 one list is kept: the second takes the place of the first", () => {
  const lists = oneList<string>();
  lists.save("tees", "24 tees");
  expect(lists.load("tees")).toBe("24 tees");
  expect(lists.load("hoodies")).toBeNull();
  lists.save("hoodies", "9 hoodies");
  expect([lists.load("tees"), lists.load("hoodies")]).toEqual([null, "9 hoodies"]);
});
