import { expect, test } from "vitest";
import { asideWords, waitingWords, whyNothing } from "./waiting-words.ts";

test.each([
  [{ waiting: 0, held: 0, incomplete: 0 }, "Nothing is waiting here", "", "New garments appear automatically."],
  [{ waiting: 1, held: 0, incomplete: 0 }, "1 garment is waiting here", "", "New garments appear automatically."],
  [
    { waiting: 4, held: 2, incomplete: 0 },
    "4 garments are waiting here, 2 held",
    "2 held",
    "2 garments are held or stopped.",
  ],
  [
    { waiting: 0, held: 1, incomplete: 3 },
    "Nothing is waiting here, 1 held, 3 incomplete",
    "1 held, 3 incomplete",
    "1 garment is held or stopped, 3 waiting for the rest of their order.",
  ],
  [
    { waiting: 0, held: 0, incomplete: 1 },
    "Nothing is waiting here, 1 incomplete",
    "1 incomplete",
    "1 garment is waiting for the rest of its order.",
  ],
])("%j reads %j", (counts, ready, aside, why) => {
  expect([waitingWords(counts), asideWords(counts), whyNothing(counts)]).toEqual([ready, aside, why]);
});
