import { expect, test } from "vitest";
import { changeWords } from "./change-words.ts";

test.each([
  [{ colour: "Oak", size: "A3", fromColour: "Oak", fromSize: "A4" }, "A3 instead of A4"],
  [{ colour: "Navy", size: "M", fromColour: "Black", fromSize: "M" }, "Navy instead of Black"],
  [{ colour: "Navy", size: "L", fromColour: "Black", fromSize: "M" }, "Navy, L instead of Black, M"],
])("%o is %s", (line, words) => {
  expect(changeWords(line)).toBe(words);
});
