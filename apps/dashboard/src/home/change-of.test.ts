import { expect, test } from "vitest";
import { changeOf } from "./change-of.ts";

test.each([
  [1354, 1000, "+35.4%"],
  [900, 1000, "−10.0%"],
])("%i after %i is %s", (now, before, text) => {
  expect(changeOf({ now, before })).toMatchObject({ text, isGood: now > before });
});

test.each([
  [10, 0],
  [10, 10],
])("%i after %i is no change to tell", (now, before) => {
  expect(changeOf({ now, before })).toBeUndefined();
});
