import { expect, test } from "vitest";
import { asideWords, waitingWords, whyNothing } from "./waiting-words.ts";

test.each([
  [{ waiting: 0, held: 0, incomplete: 0 }, "Nothing waits here", "", "New garments appear by themselves."],
  [{ waiting: 1, held: 0, incomplete: 0 }, "1 garment waits here", "", "New garments appear by themselves."],
  [{ waiting: 4, held: 2, incomplete: 0 }, "4 garments wait here, 2 held", "2 held", "2 garments are held or stopped."],
  [
    { waiting: 0, held: 1, incomplete: 3 },
    "Nothing waits here, 1 held, 3 incomplete",
    "1 held, 3 incomplete",
    "1 garment is held or stopped, 3 waiting for the rest of their order.",
  ],
  [
    { waiting: 0, held: 0, incomplete: 1 },
    "Nothing waits here, 1 incomplete",
    "1 incomplete",
    "1 garment is waiting for the rest of its order.",
  ],
])("%j reads %j", (counts, ready, aside, why) => {
  expect([waitingWords(counts), asideWords(counts), whyNothing(counts)]).toEqual([ready, aside, why]);
});
