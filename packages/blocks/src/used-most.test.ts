import { expect, test } from "vitest";
import * as types from "./block-types.ts";
import { USED_MOST } from "./used-most.ts";

test("what is used most can be made by hand on a page", () => {
  const startable = Object.values(types)
    .filter(
      ({ starter, compatibility }) => starter !== undefined && (compatibility as readonly string[]).includes("grid"),
    )
    .map(({ type }) => type as string);
  expect(USED_MOST.filter((type) => !startable.includes(type))).toEqual([]);
});
