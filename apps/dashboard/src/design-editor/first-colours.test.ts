import { expect, test } from "vitest";
import { firstColours } from "./first-colours.ts";

const twelve = Array.from("ABCDEFGHIJKL");

test.each([
  ["White", null, ["White", "Black"], ["White", "Black"]],
  ["White", "Black", ["Navy", "Black"], ["Black", "Navy"]],
  // Hard to see, and yet not lost: it was looked at, so it is wanted.
  ["White", null, ["Black"], ["White", "Black"]],
  ["White", null, [], ["White"]],
  ["White", null, twelve, ["White", "A", "C", "E", "G", "I"]],
  ["White", "L", twelve, ["L", "A", "C", "E", "G", "I"]],
] as const)("looked at on %s, better on %s, good on %j begins with %j", (colour, betterColour, goodColours, chosen) => {
  expect(firstColours({ colour, betterColour, goodColours })).toEqual(chosen);
});
