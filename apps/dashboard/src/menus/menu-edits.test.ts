import fc from "fast-check";
import { expect, test } from "vitest";
import { moved, replaced, without } from "./menu-edits.ts";

const listAndPlace = fc
  .array(fc.integer(), { minLength: 1, maxLength: 8 })
  .chain((list) => fc.tuple(fc.constant(list), fc.nat(list.length - 1)));

test("a move and its opposite leave the list as it was, and a move past an end changes nothing", () => {
  fc.assert(
    fc.property(listAndPlace, fc.constantFrom(-1 as const, 1 as const), ([list, at], by) => {
      const once = moved(list, at, by);
      const isPastEnd = at + by < 0 || at + by >= list.length;
      expect(isPastEnd ? once : moved(once, at + by, by === 1 ? -1 : 1)).toEqual(list);
      expect(once.toSorted()).toEqual(list.toSorted());
    }),
  );
});

test("what is replaced or removed is the one at its place", () => {
  expect(replaced(["a", "b", "c"], 1, "x")).toEqual(["a", "x", "c"]);
  expect(without(["a", "b", "c"], 1)).toEqual(["a", "c"]);
});
