import { expect, test } from "vitest";
import { firstColours } from "./first-colours.ts";

const twelve = Array.from("ABCDEFGHIJKL");

test.each([
  ["White", false, ["White", "Black"], ["White", "Black"]],
  ["White", true, ["Black", "Navy"], ["Black", "Navy"]],
  // Faint, not lost: it was looked at, so it is wanted.
  ["White", false, ["Black"], ["White", "Black"]],
  ["White", true, [], ["White"]],
  ["White", false, twelve, ["White", "A", "C", "E", "G", "I"]],
  ["White", true, twelve, ["A", "C", "E", "G", "I", "K"]],
] as const)(
  "looked at on %s, lost on it: %s, good on %j begins with %j",
  (colour, isLostOnColour, goodColours, chosen) => {
    expect(firstColours({ colour, isLostOnColour, goodColours })).toEqual(chosen);
  },
);
