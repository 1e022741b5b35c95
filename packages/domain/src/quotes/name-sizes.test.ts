import { expect, test } from "vitest";
import { nameSizes, type Pieces, wantedPieces } from "./name-sizes.ts";

/** Writes counts one after the other, as somebody types them. */
const typed = (pieces: Pieces, ...writes: [size: string, count: number][]): Pieces => {
  const wanted = wantedPieces(pieces);
  return writes.reduce((now, [size, count]) => nameSizes(now, size, count, wanted), pieces);
};

test.each([
  ["a named size leaves fewer to name", { "": 20 }, [["S", 4]], { "": 16, S: 4 }],
  [
    "all named leave none to name",
    { "": 20 },
    [
      ["S", 4],
      ["M", 10],
      ["L", 6],
    ],
    { S: 4, M: 10, L: 6 },
  ],
  ["more than were wanted are just more", { "": 20 }, [["M", 25]], { M: 25 }],
  [
    "a count that is typed digit by digit ends as if pasted",
    { "": 20 },
    [
      ["M", 1],
      ["M", 12],
    ],
    { "": 8, M: 12 },
  ],
  [
    "what is taken out of a size is to name again",
    { "": 20 },
    [
      ["M", 20],
      ["M", 18],
    ],
    { "": 2, M: 18 },
  ],
  [
    "an emptied size is gone",
    { "": 20 },
    [
      ["M", 12],
      ["M", 0],
    ],
    { "": 20 },
  ],
  ["sizes that were all named before are independent of each other", { S: 4, M: 6 }, [["S", 2]], { S: 2, M: 6 }],
] as [string, Pieces, [string, number][], Pieces][])("%s", (_, pieces, writes, expected) => {
  expect(typed(pieces, ...writes)).toEqual(expected);
});

test("a count that is written to the pieces to name stands, and is what is wanted from then on", () => {
  const less = nameSizes({ "": 16, S: 4 }, "", 10, 20);
  expect(less).toEqual({ "": 10, S: 4 });
  expect(nameSizes(less, "M", 10, wantedPieces(less))).toEqual({ S: 4, M: 10 });
});
