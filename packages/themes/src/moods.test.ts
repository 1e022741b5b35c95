import { expect, test } from "vitest";
import { moodOf, moods } from "./moods.ts";
import { offeredThemes } from "./shipped/shipped.ts";

test("every mood has some of the offered themes, and none has most of them", () => {
  const counts = moods.map((mood) => offeredThemes().filter(({ name }) => moodOf(name) === mood).length);
  expect(counts).toEqual([10, 9, 6, 6]);
});
